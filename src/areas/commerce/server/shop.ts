import type { Sellable } from '@gateway/sellable/sellable'
import type { Seal } from '@gateway/seal/seal'
import type { Db } from '@gateway/db/open'

/** The site, in one transaction, at one moment: what every function of commerce works in. */
export type Shop = {
  tx: Db
  site: string
  now: Date
  timeZone: string
  /** Who acts; undefined for a guest or the gateway. */
  actor?: string | undefined
  /** What can be sold, by kind; all areas' where it is left out. */
  sellables?: ReadonlyMap<string, Sellable>
  /** Sends no mail: for demo data. */
  isSilent?: boolean
  /** For tax ids, which are stored sealed alone. */
  seal?: Seal
}
