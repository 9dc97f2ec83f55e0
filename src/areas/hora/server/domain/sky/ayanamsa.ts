import type { SkyInstant } from './instant'

/** The mean Lahiri ayanamsa in degrees, without nutation (Indian Astronomical Ephemeris; fitted to Swiss Ephemeris). */
export const meanAyanamsa = ({ centuries: t }: Pick<SkyInstant, 'centuries'>): number =>
  23.857092326 + 1.39688794 * t + 0.000307096 * t * t

/** What lies between apparent longitudes of date and sidereal ones: mean ayanamsa and nutation in longitude. */
export const trueAyanamsa = (instant: SkyInstant): number => meanAyanamsa(instant) + instant.nutation
