import { csvFile } from '@schemas/csv-file'
import { saveBlob } from './download-file'

/** Saves rows as a CSV file on the device. */
export function saveCsv(rows: Parameters<typeof csvFile>[0], name: string): void {
  saveBlob(new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' }), name)
}
