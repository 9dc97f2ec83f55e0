import type { FileItem, NameConflict, Placed, Placing } from '@schemas/files/entities/file-item'
import { GatewayError } from '@kit/call-gateway'
import { notifyFilesChanged } from './file-changes'
import type { FilesClient } from './files-client'
import { allInParts, inParts } from './in-parts'

export const idsOf = (items: readonly FileItem[]): string[] => items.map(({ _id }) => _id)

type Placement = {
  placed: FileItem[]
  /** Items moved to the trash to make place for them. */ replaced: string[]
  failure?: { error: unknown }
}

/**
 * Moves or copies through `send` and resolves name conflicts through `ask`. Returns the placed items and those they
 * replaced.
 */
export async function placeItems(
  ask: (open: readonly FileItem[]) => Promise<Record<string, NameConflict>>,
  items: readonly FileItem[],
  to: { id: string },
  send: (placing: Placing) => Promise<Placed>,
  conflict?: Placing['conflict'],
): Promise<Placement> {
  const placed: FileItem[] = []
  const replaced: string[] = []
  const open: FileItem[] = []
  const take = (answer: Placed) => {
    placed.push(...answer.items)
    replaced.push(...answer.replaced)
  }
  const { failure } = await inParts(items, async (part) => {
    const answer = await send({ ids: idsOf(part), to: to.id, ...(conflict ? { conflict } : {}) })
    take(answer)
    const taken = new Set(answer.conflicts.map(({ id }) => id))
    open.push(...part.filter(({ _id }) => taken.has(_id)))
  })
  if (failure) return { placed, replaced, failure }
  if (open.length === 0) return { placed, replaced }
  notifyFilesChanged()
  const choices = await ask(open)
  const decided = Object.entries(choices).filter(([, choice]) => choice !== 'skip')
  const rest = await inParts(decided, async (part) =>
    take(await send({ ids: part.map(([id]) => id), to: to.id, conflict: 'skip', choices: Object.fromEntries(part) })),
  )
  return { placed, replaced, ...(rest.failure ? { failure: rest.failure } : {}) }
}

type Client = Pick<FilesClient, 'move' | 'rename' | 'restore'>

/** Restores items from the trash. */
export const restoreItems = (client: Client, ids: readonly string[]): Promise<void> =>
  allInParts(ids, (part) => client.restore([...part]))

/** Undoes a move: restores location, name and replaced items. */
export async function moveBack(
  client: Client,
  moved: readonly FileItem[],
  before: ReadonlyMap<string, FileItem>,
  replaced: readonly string[],
): Promise<void> {
  const from = new Map<string, FileItem[]>()
  for (const item of moved) {
    const parent = before.get(item._id)?.parent
    if (parent !== undefined) from.set(parent, [...(from.get(parent) ?? []), item])
  }
  for (const [parent, items] of from) {
    await allInParts(items, async (part) => {
      const answer = await client.move({ ids: idsOf(part), to: parent, conflict: 'keep-both' })
      for (const item of answer.items) {
        const { name } = before.get(item._id) ?? item
        if (name !== item.name) await client.rename(item._id, name).catch(refuseAllBut(409))
      }
    })
  }
  await restoreItems(client, replaced)
}

/** A name may have been taken meanwhile: the item then keeps its current one. */
const refuseAllBut = (status: number) => (error: unknown) => {
  if (!(error instanceof GatewayError && error.status === status)) throw error
}
