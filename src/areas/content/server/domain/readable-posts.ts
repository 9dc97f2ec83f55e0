import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { post } from '@gateway/db/post-tables'
import { visibilities } from '@schemas/content/entities/post-states'
import { hasRole, type Role } from '@schemas/layout/role'

const isForRole = (role: Role): SQL =>
  inArray(
    post.visibility,
    visibilities.filter((needed) => hasRole(role, needed)),
  )

/** Of today: a migrated post may name a time to come. */
const isOut = and(isNull(post.trashedAt), sql`${post.publishedAt} <= now()`) as SQL

/** Posts in lists, feeds, sitemap, search and counts of a role: without this condition none leaves the gateway. */
export const isListed = (role: Role): SQL => and(eq(post.live, 'live'), isOut, isForRole(role)) as SQL

/** Posts that a role may open; archived ones are in no list. */
export const isReadable = (role: Role): SQL =>
  and(inArray(post.live, ['live', 'archived']), isOut, isForRole(role)) as SQL
