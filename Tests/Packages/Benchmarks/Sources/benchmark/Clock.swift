#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The processor time of this process: what others do on the machine hardly changes it.
enum Clock {
    /// In nanoseconds.
    static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The median over repetitions of how long `body` takes, in nanoseconds. One run before them warms up.
    static func median(repetitions: Int, _ body: () -> Int) -> Double {
        var times: [Double] = []
        var sum = 0
        for run in 0...repetitions {
            let start = now()
            sum &+= body()
            if run > 0 { times.append(now() - start) }
        }
        keep(sum)
        return times.sorted()[times.count / 2]
    }

    /// Results end up here, so that no work can be left out as unused.
    @inline(never) private static func keep(_ sum: Int) { withExtendedLifetime(sum) {} }
}
