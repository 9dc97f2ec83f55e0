import type { RefObject } from 'react'
import { useT } from '../t'
import { Notice } from './notice'
import type { FieldProblem } from './use-call-form'
import styles from './form.module.css'

const messages = {
  title: { en: 'Please check {count} fields:', th: 'กรุณาตรวจสอบ {count} ช่อง:' },
}

type Props = { problems: readonly FieldProblem[]; frame: RefObject<HTMLFormElement | null> }

/** Links to all refused fields, in their order on screen. */
export function FormSummary({ problems, frame }: Props) {
  const t = useT()
  const listed = problems
    .map((problem) => ({ ...problem, control: controlOf(frame.current, problem.name) }))
    .toSorted((one, other) => order(one.control, other.control))
  return (
    <Notice tone="danger">
      <p>{t(messages.title, { count: problems.length })}</p>
      <ul className={styles.problems}>
        {listed.map(({ name, message, control }) => (
          <li key={name}>
            <button type="button" onClick={() => control?.focus()}>
              {[labelOf(control), message].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A control of the form by its name, in which a part of a group may have dashes (`address-line`); the first of several. */
function controlOf(frame: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = frame?.elements.namedItem(name) ?? frame?.elements.namedItem(name.replaceAll('.', '-'))
  const first = found instanceof RadioNodeList ? found[0] : found
  return first instanceof HTMLElement ? first : undefined
}

const labelOf = (control: HTMLElement | undefined) =>
  control && 'labels' in control
    ? (control.labels as NodeListOf<HTMLLabelElement> | null)?.[0]?.firstChild?.textContent?.trim()
    : undefined

function order(one: HTMLElement | undefined, other: HTMLElement | undefined): number {
  if (!one || !other) return one ? -1 : other ? 1 : 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
