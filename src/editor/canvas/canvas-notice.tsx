import type { FlatBlock } from '@schemas/layout/flat/flat'
import { type Problem, problemMessage } from '@schemas/layout/problem'
import { pickText } from '@schemas/layout/text'
import { nodeName } from '../document/name-node'
import { useNodeProblems } from '../problems/problem-store'
import { useCanvas } from './canvas-context'
import { askAgain } from './use-views-loaded'

/** Stands for a block that cannot be shown. Whoever edits the page is told why and where, whatever role they look as. */
export function CanvasNotice({
  node,
  problem,
}: {
  node: FlatBlock
  problem: Pick<Problem, 'code' | 'message' | 'th'> & { path?: Problem['path'] }
}) {
  const { locale } = useCanvas()
  // Once the checks have been there, in the person's own words.
  const error = useNodeProblems(node.fields.id).find(({ level }) => level === 'error')
  return (
    <div className="canvas-notice">
      <strong>{pickText(nodeName(node), locale)}</strong>{' '}
      {error ? pickText(error.words, locale) : problemMessage(problem, locale) || problem.message}
      {!error && problem.path && problem.path.length > 0 && <code>{problem.path.join('.')}</code>}
    </div>
  )
}

const notCome = { en: 'could not be loaded. Its content is kept.', th: 'โหลดไม่สำเร็จ เนื้อหาข้างในยังอยู่ครบ' }
const again = { en: 'Try again', th: 'ลองอีกครั้ง' }

/** Stands for a block whose files did not come. While the page is edited the glass over it hands the press on. */
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
