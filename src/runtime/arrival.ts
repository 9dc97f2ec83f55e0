type Place = { key: string; pathname: string; search: string; hash: string }
export type Arrival = Place & { /** A new value with each arrival. */ arrival: string }

/**
 * The current arrival. A step to a part of the current page is not one: its state and input are kept, even when the
 * browser made the step itself.
 */
export function arrivalAt({ key, pathname, search, hash }: Place, before?: Arrival): Arrival {
  const isStep =
    before !== undefined && before.pathname === pathname && before.search === search && before.hash !== hash
  return { key, pathname, search, hash, arrival: isStep ? before.arrival : key }
}
