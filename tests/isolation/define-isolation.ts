import type { Database, Db } from '@gateway/db/open'
import type { AnyCall } from '@schemas/call'
import type { Role } from '@schemas/layout/role'
import type { Ids } from './make-rows'

export type Maker = (database: Database) => Promise<Ids>

/** For rows at beta. `own` and `foreign` are ids of a kind; visible texts contain `word`, by which they are recognised. */
export type RestContext = {
  database: Database
  db: Db
  siteId: string
  /** The demo accounts of beta. */
  user: string
  manager: string
  word: string
  own: (kind: string) => string
  foreign: (kind: string) => string
}

/**
 * A call that shows another site's row of a table as soon as the table's own policy lets it through: its id is found,
 * it is in a list, or next to alpha's own of the same id. With `behind`, the policies of those tables stop it too: all
 * must be open before it shows anything, and each one alone stops it. `none`: no call shows them, whatever their
 * policies let through, with the reason.
 */
export type TableUse = { call: string; behind?: readonly string[] } | { none: string }

/** What an admin may do while acting for someone, in each call of users and managers; inputs that examples lack. */
export type ActingRules = {
  open: readonly string[]
  closed: readonly string[]
  inputs?: Readonly<Record<string, (known: { siteKey: string }) => Record<string, unknown>>>
}

/**
 * What the isolation tests need to know about an area beyond its contracts: `tests/<area>/isolation.ts` exports it as
 * `isolation`. Calls are those of the area; a key is a call, or a call with one of its fields (`files/move ids[]`).
 */
export type AreaIsolation = {
  /** Text inputs that look like ids and name no row of a site, each with the reason; `<prefix>/* field` for several. */
  rowless?: Readonly<Record<string, string>>
  /** Rows of each kind that `resources` of contracts name, in alpha and in beta. They differ only in their site. */
  makers?: Readonly<Record<string, Maker>>
  /** Rows of the tables that no kind has a maker for, and of ids that alpha has too. */
  makeRest?: (context: RestContext) => Promise<void>
  /** Calls that delete rows, or need special ones, get a kind of their own. */
  ownRows?: Readonly<Record<string, string>>
  /** Fields that need a higher role than their call. */
  requiredRole?: Readonly<Record<string, Role>>
  /** Calls that end more than they name. */
  calledLast?: readonly string[]
  /** Fields that are also called with another kind of rows. */
  extraResources?: Readonly<Record<string, readonly string[]>>
  /** Further inputs besides the id, where the first example of the call would not find the row. */
  extraInputs?: Readonly<Record<string, (ids: Record<string, Ids>) => Record<string, unknown>>>
  /**
   * Fields that name what the caller creates: an unknown id creates a row, and so must another site's. Only the kind of
   * answer can be compared, and that the own one is found.
   */
  makesRows?: readonly string[]
  /** Lists of names for new things (`paths.0`): what is created differs by its id each time. */
  nameLists?: readonly string[]
  /** Every table of the area. */
  tables?: Readonly<Record<string, TableUse>>
  /** Kinds of rows that a call of `tables` uses up. */
  usedUp?: Readonly<Record<string, readonly string[]>>
  /** Kinds of rows that belong to one person. */
  ownedKinds?: readonly string[]
  /** `false`: none of the area's calls shows or changes what belongs to a person alone. */
  acting: ActingRules | false
  /** Calls that show files; `owner`: those in which a person finds their own private ones. */
  privateFiles?: { reads: (call: AnyCall) => boolean; owner: readonly string[] }
}

export const defineIsolation = (isolation: AreaIsolation): AreaIsolation => isolation
