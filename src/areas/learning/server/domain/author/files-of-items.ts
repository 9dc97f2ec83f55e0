import { and, eq, inArray } from 'drizzle-orm'
import { item as fileItem } from '@gateway/db/item-tables'
import { visibleTo } from '@gateway/files/access'
import type { ItemBody } from '@schemas/learning/entities/item'
import { lessonItem } from '../../tables'
import { filesOf } from '../files-of'
import { lessonError } from '../messages'
import type { Learner } from '../reader'

/**
 * Learners get what a part names, so that its author must see the file: another person's own file is as unknown. What the
 * lesson names already stays.
 */
export async function refuseForeignFiles(
  { db, person, locale }: Learner,
  lesson: string,
  items: readonly { body: ItemBody }[],
): Promise<void> {
  const wanted = [...new Set(items.flatMap(({ body }) => filesOf(body)))]
  if (wanted.length === 0) return
  const before = await db.select({ body: lessonItem.body }).from(lessonItem).where(eq(lessonItem.lessonId, lesson))
  const named = new Set(before.flatMap(({ body }) => filesOf(body)))
  const added = wanted.filter((id) => !named.has(id))
  if (added.length === 0) return
  const viewer = { role: 'manager' as const, me: person, isPublic: false }
  const found = await db
    .select({ id: fileItem.id })
    .from(fileItem)
    .where(and(inArray(fileItem.id, added), eq(fileItem.kind, 'file'), visibleTo(viewer)))
  if (found.length !== added.length) throw lessonError('unknownMedia', locale)
}
