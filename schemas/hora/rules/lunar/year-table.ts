/** Normal years have 354 days, athikawan (อธิกวาร) 355, athikamas (อธิกมาส) 384. */
export type LunarYearType = 'normal' | 'athikawan' | 'athikamas'

/** The CE year (BE − 543) that a lunar year bears from its month 5 on. */
export const firstLunarYear = 1914
export const lastLunarYear = 2057

/** Years from this one on are computed ahead of their decree. */
export const firstProjectedYear = 2028

// Decreed year by year: no formula holds. Source: hora rules, "Lunar calendar".
const athikamas = [
  1915, 1918, 1920, 1923, 1926, 1928, 1931, 1934, 1937, 1939, 1942, 1944, 1947, 1950, 1953, 1956, 1958, 1961, 1964,
  1966, 1969, 1972, 1975, 1977, 1980, 1983, 1985, 1988, 1991, 1994, 1996, 1999, 2002, 2004, 2007, 2010, 2012, 2015,
  2018, 2021, 2023, 2026, 2029, 2031, 2034, 2037, 2040, 2042, 2045, 2048, 2050, 2053, 2056,
]
const athikawan = [
  1914, 1917, 1925, 1929, 1933, 1936, 1945, 1949, 1952, 1957, 1963, 1970, 1973, 1979, 1987, 1990, 1997, 2000, 2006,
  2009, 2016, 2020, 2025, 2032, 2035, 2043, 2046, 2052, 2055,
]

const special = new Map<number, LunarYearType>([
  ...athikamas.map((year) => [year, 'athikamas'] as const),
  ...athikawan.map((year) => [year, 'athikawan'] as const),
])

/** The type of a lunar year by its CE year, within the table. */
export const lunarYearType = (year: number): LunarYearType => special.get(year) ?? 'normal'

export const lunarYearDays: Record<LunarYearType, number> = { normal: 354, athikawan: 355, athikamas: 384 }
