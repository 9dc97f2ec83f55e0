/** Addresses of links made in this tab. The gateway stores none, so that nobody finds them there. */
const addresses = new Map<string, string>()

export const keepAddress = (id: string, address: string): unknown => addresses.set(id, address)
export const addressOf = (id: string): string | undefined => addresses.get(id)
