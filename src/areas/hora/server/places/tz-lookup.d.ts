declare module 'tz-lookup' {
  /** The IANA zone of coordinates. */
  export default function lookup(lat: number, lon: number): string
}
