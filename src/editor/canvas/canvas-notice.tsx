import type { FlatBlock } from '@schemas/layout/flat/flat'
import { type Problem, problemMessage } from '@schemas/layout/problem'
import { pickText } from '@schemas/layout/pick-text'
import { nodeName } from '../document/name-node'
import { useNodeProblems } from '../state/problem-store'
import { useCanvas } from './canvas-context'
import { askAgain } from './use-views-loaded'

/**
 * Shown in place of a block that cannot be rendered. The person editing sees why and where, whichever role they
 * preview.
 */
export function CanvasNotice({
  node,
  problem,
}: {
  node: FlatBlock
  problem: Pick<Problem, 'code' | 'message' | 'th'> & { path?: Problem['path'] }
}) {
  const { locale } = useCanvas()
  // Once the checks have run, their wording for authors is used.
  const error = useNodeProblems(node.fields.id).find(({ level }) => level === 'error')
  return (
    <div className="canvas-notice">
      <strong>{pickText(nodeName(node), locale)}</strong>{' '}
      {error ? pickText(error.words, locale) : problemMessage(problem, locale) || problem.message}
      {!error && problem.path && problem.path.length > 0 && <code>{problem.path.join('.')}</code>}
    </div>
  )
}

const notCome = { en: 'couldn’t be loaded. Its content is safe.', th: 'โหลดไม่สำเร็จ เนื้อหาข้างในยังอยู่ครบ' }
const again = { en: 'Try again', th: 'ลองอีกครั้ง' }

/**
 * Shown in place of a block whose files did not load. While the page is edited, the pointer overlay forwards the press
 * to it.
 */
export function NotComeNotice({ node }: { node: FlatBlock }) {
  const { locale } = useCanvas()
  return (
    <div className="canvas-notice">
      <strong>{pickText(nodeName(node), locale)}</strong> {pickText(notCome, locale)}{' '}
      <button type="button" data-acts onClick={() => askAgain(node.fields.type)}>
        {pickText(again, locale)}
      </button>
    </div>
  )
}
