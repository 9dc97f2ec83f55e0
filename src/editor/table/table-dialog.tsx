import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import type { Locale } from '@schemas/layout/locale'
import { languageNames } from '../state/view-names'
import { useNode } from '../state/use-document'
import { setUi, useUi } from '../state/ui-store'
import { Dialog } from '../ui/dialog'
import { FileButton } from '../ui/file-button'
import { Segments } from '../ui/segments'
import { useRequestedTable } from './requested-table'
import { addRow, importCells } from './grid-acts'
import { readFile } from './read-file'
import type { Place } from './table'
import { TableGrid } from './table-grid'
import { TableTools } from './table-tools'
import styles from './table.module.css'
import { useGrid } from './use-grid'

const messages = {
  title: { en: 'Edit table', th: 'แก้ไขตาราง' },
  language: { en: 'Text language', th: 'ภาษาของข้อความ' },
  gone: { en: 'This table is no longer on the page.', th: 'ตารางนี้ไม่อยู่ในหน้าแล้ว' },
  hint: {
    en: 'Type to edit, Enter to move down, Tab to move on. Shift and arrows select more, Alt and arrows move rows and columns. Paste cells from Excel, Google Sheets or Word.',
    th: 'พิมพ์เพื่อเขียน กด Enter เพื่อลงแถวถัดไป กด Tab เพื่อไปช่องถัดไป Shift กับลูกศรเพื่อเลือกเพิ่ม Alt กับลูกศรเพื่อย้ายแถวหรือคอลัมน์ วางเซลล์จาก Excel, Google ชีต หรือ Word ได้',
  },
  size: { en: 'Rows: {rows}, columns: {columns}', th: '{rows} แถว {columns} คอลัมน์' },
  add: { en: 'Add row', th: 'เพิ่มแถว' },
  bring: { en: 'Import file', th: 'นำเข้าไฟล์' },
  drop: { en: 'Drop the file to replace the table with its contents.', th: 'ปล่อยไฟล์เพื่อแทนที่ตารางด้วยเนื้อหาในไฟล์' },
}

/** A block's table as a grid. Every change applies to the page at once. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { id, place } = useRequestedTable()
  const { locales } = useSpace()
  const locale = useUi((state) => state.locale)
  const isThere = useNode(id) !== undefined
  const isNarrow = useMediaQuery('(width < 760px)', undefined, { getInitialValueInEffect: false }) ?? false
  const tools = locales.length > 1 && (
    <div className={styles.language}>
      <Segments
        aria-label={t(messages.language)}
        value={locale}
        onChange={(next) => setUi({ locale: next as Locale })}
        options={locales.map((each) => ({ value: each, label: t(languageNames[each]) }))}
      />
    </div>
  )
  return (
    <Dialog title={t(messages.title)} onClose={onClose} tools={tools} size="min(1180px, 96vw)" fullScreen={isNarrow}>
      {isThere ? <TableEditor id={id} initialPlace={place} /> : <p role="status">{t(messages.gone)}</p>}
    </Dialog>
  )
}

function TableEditor({ id, initialPlace }: { id: string; initialPlace: Place | undefined }) {
  const grid = useGrid(id, initialPlace)
  const { t, table, announce } = grid
  const [isDropping, setDropping] = useState(false)
  const [wrong, setWrong] = useState('')
  const importFile = async (file: File | null | undefined) => {
    if (!file) return
    setWrong('')
    const read = await readFile(file)
    if ('wrong' in read) return setWrong(t(read.wrong))
    grid.close()
    importCells(grid, read.cells)
  }
  const dragged = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    setDropping(event.type === 'dragover')
    if (event.type === 'drop') void importFile(event.dataTransfer.files[0])
  }
  return (
    <div
      className={styles.editor}
      onDragOver={dragged}
      onDragLeave={dragged}
      onDrop={dragged}
      data-dropping={isDropping || undefined}
    >
      <TableTools grid={grid} />
      <div className={styles.scroll}>
        <TableGrid grid={grid} />
      </div>
      <div className={styles.foot}>
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => {
            grid.close()
            announce('')
            addRow({ ...grid, range: { ...grid.range, bottom: table.rows.length - 1 } }, true)
          }}
        >
          {t(messages.add)}
        </Button>
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={(file) => void importFile(file)}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileImport size={14} />}>
              {t(messages.bring)}
            </Button>
          )}
        </FileButton>
        <span className={styles.size}>
          {t(messages.size, { rows: table.rows.length, columns: table.columns.length })}
        </span>
      </div>
      <p className={styles.said} role="status" data-wrong={wrong !== '' || undefined}>
        {isDropping ? t(messages.drop) : wrong || grid.message || t(messages.hint)}
      </p>
    </div>
  )
}
