import Raster
import Testing
