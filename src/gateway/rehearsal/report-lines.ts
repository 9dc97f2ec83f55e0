import type { RehearsalSummary } from '../db/tables'
import type { DocumentReport } from './rehearse-site'

/** Findings of one document, as the command prints them. */
export function documentLines({ where, no, key, changes, fails, lost, healed }: DocumentReport): string[] {
  return [
    `  ${key} (${where}${no === undefined ? '' : ` ${no}`})`,
    ...changes.map(
      ({ type, from, to, count }) => `    change  ${type} ${from} → ${to}${count > 1 ? `, ${count} times` : ''}`,
    ),
    ...fails.map(
      ({ path, type, reason }) => `    FAIL    ${path || 'the document'}${type ? ` (${type})` : ''}: ${reason}`,
    ),
    ...healed.map(({ path, type }) => `    sample  ${path} (${type})`),
    ...lost.map(({ path, type }) => `    LOST    ${path}${type ? ` (${type})` : ''}`),
  ]
}

export function summaryLine(name: string, { documents, changed, failed, lost, healed = 0 }: RehearsalSummary): string {
  return `${name}: ${documents} documents, ${changed} blocks to change, ${failed} to fail, ${lost} values to be lost, ${healed} sample texts to go`
}
