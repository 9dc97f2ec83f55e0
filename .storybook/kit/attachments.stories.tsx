import type { Meta, StoryObj } from '@storybook/react-vite'
import { AttachmentField } from '@kit/attachments/attachment-field'
import type { Attachment } from '@schemas/files/entities/attachment'
import type { Locale } from '@schemas/layout/locale'
import { KitPage } from './kit-page'

type Args = { count: number; limit: number; isCompact?: boolean }

const fileOf = (at: number): Attachment => ({
  id: `file-${at}`,
  name: at % 2 === 0 ? `ใบเสนอราคา-${at + 1}.pdf` : `Minutes of the meeting with everybody ${at + 1}.docx`,
  size: 48_000 * (at + 1),
  mimetype:
    at % 2 === 0 ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  kind: at % 2 === 0 ? 'pdf' : 'document',
  dimensions: null,
  thumbnail: null,
  at: '2026-11-29T08:00:00Z',
  isOwn: true,
})

const meta: Meta<Args> = {
  title: 'kit/AttachmentField',
  args: { count: 3, limit: 20 },
  render: ({ count, limit, isCompact = false }, { globals }) => (
    <KitPage theme={globals.theme as string} locale={globals.locale as Locale} scheme={globals.scheme as 'light'}>
      <AttachmentField
        kind="task"
        limit={limit}
        isCompact={isCompact}
        files={Array.from({ length: count }, (_, at) => fileOf(at))}
        onAdd={() => {}}
        onRemove={() => {}}
      />
    </KitPage>
  ),
}
export default meta

export const Files: StoryObj<Args> = {}
export const None: StoryObj<Args> = { args: { count: 0 } }
export const Full: StoryObj<Args> = { args: { count: 4, limit: 4 } }
export const Compact: StoryObj<Args> = { args: { count: 2, isCompact: true } }
