import { Alert, Button } from '@mantine/core'
import type { NewerDraft, PublishProblem } from '@schemas/editor/entities/release'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { documentAddress } from '../document/document-address'
import { documentTitle } from '../pages/document-title'
import { openAddress } from '../pages/open-address'
import { jumpToProblem } from '../problems/jump-to-problem'
import { useBuilder } from '../state/builder'
import { showNode } from '../canvas/show-node'
import { useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { SignInLink } from '../ui/sign-in-link'
import styles from './publish.module.css'

const messages = {
  show: { en: 'Show', th: 'ไปดู' },
  newer: { en: 'changed by {name}', th: 'แก้ไขโดย {name}' },
  newerOf: { en: 'changed', th: 'มีการแก้ไข' },
  moved: { en: 'moved to {path} by {name}', th: '{name} ย้ายไปที่ {path}' },
  movedOf: { en: 'moved to {path}', th: 'ย้ายไปที่ {path}' },
  look: { en: 'View changes', th: 'ดูการเปลี่ยนแปลง' },
  lookAt: { en: 'View changes: {name}', th: 'ดูการเปลี่ยนแปลง: {name}' },
  showWhat: { en: 'Show: {message}', th: 'ไปดู: {message}' },
}

/** Most colour pairs listed. */
const maxPairs = 12

/** The address of a page, from its key. */
const addressIn = (key: string) => key.replace(/^page:/, '')

type Props = {
  error: GatewayError
  problems: readonly PublishProblem[]
  /** Messages about unreadable colour pairs of a theme. */ pairs: readonly { message: string }[]
  /** Drafts saved by others since they were viewed. */ newer?: readonly NewerDraft[]
  documents: readonly DocumentEntry[]
  onCompare?: (entry: DocumentEntry) => void
  onLeave: () => void
}

/** What blocks publishing, by document; each entry links to its place. */
export function PublishProblems({ error, problems, pairs, newer = [], documents, onCompare, onLeave }: Props) {
  const t = useT()
  const builder = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const show = ({ key, node, path }: PublishProblem) => {
    if (key === builder.key) {
      if (node) showNode(builder, node)
      else if (path) jumpToProblem(builder, { path })
      return onLeave()
    }
    const entry = documents.find((each) => each.key === key)
    if (entry) void openAddress(documentAddress(entry, builder.payload.path) + (node ? `#${node}` : ''), saving)
  }
  return (
    <Alert color="red" role="alert" title={error.message}>
      {error.status === 401 && <SignInLink />}
      {problems.length + pairs.length + newer.length > 0 && (
        <ul className={styles.problems}>
          {pairs.slice(0, maxPairs).map((pair) => (
            <li key={pair.message}>{pair.message}</li>
          ))}
          {newer.map(({ key, by, movedTo }) => {
            const entry = documents.find((each) => each.key === (movedTo ?? key))
            const name = entry ? documentTitle(entry, locale, t) : addressIn(key)
            const message = movedTo ? (by ? messages.moved : messages.movedOf) : by ? messages.newer : messages.newerOf
            return (
              <li key={key}>
                <span>
                  <strong>{name}: </strong>
                  {t(message, { name: by ?? '', path: addressIn(movedTo ?? key) })}
                </span>
                {entry && onCompare && (
                  <Button
                    variant="light"
                    color="red"
                    size="compact-xs"
                    flex="none"
                    aria-label={t(messages.lookAt, { name })}
                    onClick={() => onCompare(entry)}
                  >
                    {t(messages.look)}
                  </Button>
                )}
              </li>
            )
          })}
          {problems.map((problem) => {
            const entry = documents.find(({ key }) => key === problem.key)
            return (
              <li key={`${problem.key} ${problem.node} ${problem.message}`}>
                <span>
                  {entry && <strong>{documentTitle(entry, locale, t)}: </strong>}
                  {problem.message}
                </span>
                {(problem.key !== builder.key || problem.node || problem.path) && (
                  <Button
                    variant="light"
                    color="red"
                    size="compact-xs"
                    flex="none"
                    aria-label={t(messages.showWhat, { message: problem.message })}
                    onClick={() => show(problem)}
                  >
                    {t(messages.show)}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Alert>
  )
}
