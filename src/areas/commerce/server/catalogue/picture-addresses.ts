import type { CallContext } from '@gateway/call/handle'
import { picturesOf } from './pictures-of'

/** Addresses of pictures by their names, for screens of staff, which no page's assets come with. */
export async function addressesOf(
  context: Pick<CallContext, 'services' | 'site' | 'locale'>,
  names: readonly string[],
): Promise<Record<string, string>> {
  const found = await picturesOf(
    context,
    names.map((asset) => ({ asset })),
  )
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, asset]) => ('src' in asset ? [[name, asset.src as string]] : [])),
  )
}
