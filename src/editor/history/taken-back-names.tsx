import { List } from '@mantine/core'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { calls } from '../state/calls'
import { DocumentNames } from './document-names'
import { takenBack } from './taken-back'

const words = {
  changed: { en: 'As it was then, or gone where it was not there yet: {names}', th: 'กลับไปเป็นแบบเดิม หรือหายไปหากตอนนั้นยังไม่มี: {names}' },
  moved: { en: 'At {path} again: {names}', th: 'กลับไปอยู่ที่ {path}: {names}' },
  back: { en: 'Comes back: {names}', th: 'กลับมาอีกครั้ง: {names}' },
  older: { en: 'And what was changed by releases before no. {no}', th: 'และสิ่งที่เปลี่ยนในการเผยแพร่ก่อนครั้งที่ {no}' },
}
/** Whoever decides wants to know all; a whole site would leave no room for the answer. */
const most = 20

/** What visitors lose, get back and see otherwise when an earlier release is shown again. */
export function TakenBackNames({ no }: { no: number }) {
  const t = useT()
  const releases = useCall(calls.releases, {}, { staleTime: 0 }).data?.releases ?? []
  const { changed, moved, back } = takenBack(no, releases)
  const oldest = releases.at(-1)?.no ?? no
  const lines = [{ says: words.changed, keys: changed }, ...moved.map(({ key, from }) => ({ says: words.moved, path: from, keys: [key] })), { says: words.back, keys: back }].filter(({ keys }) => keys.length > 0)
  if (lines.length === 0) return null
  return (
    <List size="sm" mt="xs">
      {lines.map(({ says, keys, ...more }) => {
        // Split before the path is put in, which may have a parameter of that name.
        const [before, after] = t(says).split('{names}').map((part) => t(part, more))
        return (
          <List.Item key={keys.join(' ')}>
            {before}
            <DocumentNames keys={keys} most={most} />
            {after}
          </List.Item>
        )
      })}
      {oldest > no + 1 && <List.Item>{t(words.older, { no: oldest })}</List.Item>}
    </List>
  )
}
