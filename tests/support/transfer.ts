import type { InputOf } from '@schemas/call'
import { call as bringCall } from '@schemas/editor/calls/transfer/bring-upload'
import { call as exportCall } from '@schemas/editor/calls/transfer/export-documents'
import { call as siteCall } from '@schemas/editor/calls/transfer/export-site'
import { call as importCall } from '@schemas/editor/calls/transfer/import'
import { call as previewCall } from '@schemas/editor/calls/transfer/preview-import'
import { call as undoCall } from '@schemas/editor/calls/transfer/undo-import'
import type { ExportFile } from '@schemas/editor/entities/export-file'
import type { ImportEntry, ImportPlan, ImportResult } from '@schemas/editor/entities/import-plan'
import { askCall, credentials } from './caller'
import { sendOther } from './files'
import type { TestGateway } from './gateway'
import { unzip } from './zip'

type Role = 'manager' | 'admin' | 'user'
type Choose = (entry: ImportEntry) => { choice: ImportEntry['choices'][number]; path?: string }

/** A person of a site who exports and imports, as the builder's screens do it. */
export async function transferring(gateway: TestGateway, site = 'alpha', role: Role = 'manager') {
  const who = { ...(await credentials(gateway, { role, site })), host: `${site}.localhost` }
  const exported = (input: InputOf<typeof exportCall>) => askCall(gateway, exportCall, input, who)
  const exportedSite = (input: InputOf<typeof siteCall> = {}) => askCall(gateway, siteCall, input, who)
  const send = (bytes: Buffer, name = 'export.zip') => sendOther(gateway, { purpose: 'import', name }, bytes, who)
  const preview = (id: string) => askCall(gateway, previewCall, { id }, who)
  const plan = async (id: string) => {
    const answer = await preview(id)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<ImportPlan>()
  }
  const importFile = (id: string, file: string) => askCall(gateway, bringCall, { id, file }, who)
  const run = (input: InputOf<typeof importCall>) => askCall(gateway, importCall, input, who)
  const undo = (id: string) => askCall(gateway, undoCall, { id }, who)
  /**
   * The whole import: sends the file, reads the plan, imports the uploads, and imports the plan's defaults or what
   * `choose` returns.
   */
  const importArchive = async (
    bytes: Buffer,
    {
      choose = ({ choices: [choice = 'skip'] }) => ({ choice }),
      theme = false,
      redirects = false,
    }: { choose?: Choose; theme?: boolean; redirects?: boolean } = {},
  ) => {
    const id = await send(bytes)
    const seen = await plan(id)
    const documents = seen.documents.map((entry) => ({ key: entry.key, base: entry.base, ...choose(entry) }))
    const chosen = new Set(documents.filter(({ choice }) => choice !== 'skip').map(({ key }) => key))
    const files = new Set([
      ...seen.documents.filter(({ key }) => chosen.has(key)).flatMap(({ uploads }) => uploads),
      ...(theme ? (seen.theme?.uploads ?? []) : []),
    ])
    for (const file of files) {
      const answer = await importFile(id, file)
      if (answer.statusCode !== 200) throw new Error(answer.body)
    }
    const answer = await run({ id, digest: seen.digest, documents, theme, redirects })
    return { id, plan: seen, answer, result: answer.json<ImportResult>() }
  }
  return { who, exported, exportedSite, send, preview, plan, bring: importFile, run, undo, bringIn: importArchive }
}

/** The content of an answer, an archive or a plain file: the index, and the uploads by their names in it. */
export async function readExport(answer: {
  rawPayload: Buffer
}): Promise<{ index: ExportFile; files: Map<string, Buffer> }> {
  const bytes = answer.rawPayload
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK')
    return { index: JSON.parse(bytes.toString()) as ExportFile, files: new Map() }
  const files = await unzip(bytes)
  const index = files.get('export.json')
  if (!index) throw new Error('The archive has no index.')
  files.delete('export.json')
  return { index: JSON.parse(index.toString()) as ExportFile, files }
}
