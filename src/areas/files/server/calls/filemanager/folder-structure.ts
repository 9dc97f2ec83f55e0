import { call } from '@schemas/files/calls/filemanager/folder-structure'
import { checkRoot, findPlace, isDrive, readerOf } from '@gateway/files/access'
import { readFolders } from '@gateway/files/list-items'
import { handle } from '@gateway/call/handle'

type Folder = { _id: string; name: string; children: Folder[] }

export const handler = handle(call, async (context) => {
  const viewer = readerOf(context)
  const { parent } = context.input
  if (isDrive(parent)) checkRoot(context, parent)
  const { rows, place } = await context.tx(async (db) => {
    const found = await findPlace({ db, viewer, locale: context.locale }, parent)
    return { place: found, rows: await readFolders(db, viewer, found) }
  })
  const folders = new Map<string | null, Folder>(
    rows.map((row) => [row.id, { _id: row.id, name: row.name, children: [] }]),
  )
  const structure: Folder[] = []
  for (const row of rows) {
    const folder = folders.get(row.id) as Folder
    if (row.parentId === place.parentId) structure.push(folder)
    else folders.get(row.parentId)?.children.push(folder)
  }
  return { status: true, structure }
})
