import { exportFormat } from '@schemas/editor/entities/export-file'
import { themeFileKind } from '@schemas/editor/entities/theme'
import { isRecord } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { explainProblem } from '@kit/upload/explain-problem'
import { deleteImport, refusalOf, sendImport } from '../transfer/send-import'
import { transferCalls } from '../transfer/transfer-calls'
import { themeCalls } from './theme-calls'

const messages = {
  none: { en: 'This file isn’t a theme.', th: 'ไฟล์นี้ไม่ใช่ธีม' },
  large: { en: 'This file is too large to be a theme.', th: 'ไฟล์นี้ใหญ่เกินกว่าจะเป็นธีม' },
  same: { en: 'Visitors already see the theme in this file.', th: 'ธีมในไฟล์เหมือนกับที่ผู้เยี่ยมชมเห็นอยู่แล้ว' },
}
type Message = { en: string; th: string }
/** More than any theme without pictures and fonts needs. */
const maxBytes = 256 * 1024

/**
 * Creates a theme of the site from a file and returns its name: from a theme file, or from an archive with its pictures
 * and fonts. Rejects with a GatewayError whose message is localised.
 */
export async function importTheme(
  file: File,
  t: (text: LocalisedText, values?: Record<string, string>) => string,
): Promise<string> {
  const refused = (status: number, message: Message) => new GatewayError(status, t(message))
  const first = await file.slice(0, 2).text()
  if (first === 'PK') return importArchive()
  if (file.size > maxBytes) throw refused(413, messages.large)
  const json = parse(await file.text())
  if (isRecord(json) && json.format === exportFormat) return importArchive()
  if (!isRecord(json) || json.kind !== themeFileKind) throw refused(422, messages.none)
  try {
    return (await callGateway(themeCalls.imported, { file: json })).name
  } catch (error) {
    // A file that is not even a valid request is no theme, whatever it claims.
    throw error instanceof GatewayError && error.status === 400 ? refused(422, messages.none) : error
  }

  function parse(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw refused(422, messages.none)
    }
  }

  async function importArchive(): Promise<string> {
    const problem = refusalOf(file)
    if (problem) throw refused(413, problem)
    let sent: string | undefined
    try {
      const id = await sendImport(file, {
        signal: new AbortController().signal,
        onStarted: (started) => (sent = started),
        onSent: () => {},
      })
      const { theme, uploads, digest } = await callGateway(transferCalls.preview, { id })
      if (!theme) throw refused(422, messages.none)
      if (theme.state === 'refused') throw new GatewayError(422, theme.note ?? t(messages.none))
      if (theme.state === 'same') throw refused(409, messages.same)
      const needed = new Set(theme.uploads)
      for (const { file: each, state } of uploads)
        if (needed.has(each) && state === 'new') await callGateway(transferCalls.bring, { id, file: each })
      const { theme: name } = await callGateway(transferCalls.run, { id, digest, documents: [], theme: true })
      if (name === undefined) throw refused(422, messages.none)
      return name
    } catch (error) {
      if (sent !== undefined) deleteImport(sent)
      if (error instanceof GatewayError) throw error
      const { message, values } = explainProblem(error)
      throw new GatewayError(0, t(message, values))
    }
  }
}
