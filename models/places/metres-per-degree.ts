/** Metres of a degree of latitude, or of longitude at the equator, on a sphere of the Earth's mean radius. */
export const METRES_PER_DEGREE = 111_195
