type Place = { key: string; pathname: string; search: string; hash: string }
export type Arrival = Place & { /** Another word with each arrival. */ arrival: string }

/** Where somebody is by now. A step to a part of the page that stands is no arrival: what they see and write there stays, also where the browser alone went to it. */
export function arrivalAt({ key, pathname, search, hash }: Place, before?: Arrival): Arrival {
  const isStep =
    before !== undefined && before.pathname === pathname && before.search === search && before.hash !== hash
  return { key, pathname, search, hash, arrival: isStep ? before.arrival : key }
}
