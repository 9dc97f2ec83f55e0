import { goKeys, pageKeys, taskKeys } from '@schemas/work/rules/shortcuts'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Modal } from '@kit/ui/modal/modal'
import { keyTexts as texts } from './key-texts'
import { useSingleKeys } from './single-keys'
import styles from './keys.module.css'

type Line = { name: string; label: { en: string; th: string }; keys: readonly string[] }

const linesOf = <N extends string>(
  labels: Readonly<Record<N, { en: string; th: string }>>,
  keys: Readonly<Record<N, string>>,
  before: readonly string[] = [],
): Line[] =>
  (Object.keys(labels) as N[]).map((name) => ({
    name,
    label: labels[name],
    keys: [...before, keys[name].toUpperCase()],
  }))

const mod = () => (/Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl')

const pageLines = (): Line[] => {
  const { page } = texts
  const line = (name: keyof typeof page, ...keys: string[]): Line => ({ name, label: page[name], keys })
  return [
    line('palette', mod(), 'K'),
    line('undo', mod(), 'Z'),
    line('help', pageKeys.help),
    line('find', pageKeys.find),
    line('filter', 'F'),
    line('create', 'C'),
    line('step', 'J', 'K', '↓', '↑'),
    line('select', 'X', 'Space'),
    line('range', 'Shift', '↓', '↑'),
    line('open', 'Enter'),
    line('close', 'Esc'),
  ]
}

/** The keys of pages of tasks, and the switch of single ones. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [hasSingleKeys, setSingleKeys] = useSingleKeys()
  const groups = [
    { name: 'page', lines: pageLines() },
    { name: 'task', lines: linesOf(texts.task, taskKeys) },
    { name: 'go', lines: linesOf(texts.go, goKeys, ['G']) },
  ] as const
  return (
    <Modal title={t(texts.title)} onClose={onClose}>
      <div className={styles.help}>
        <Checkbox
          label={t(texts.single)}
          hint={t(texts.thai)}
          checked={hasSingleKeys}
          onChange={() => setSingleKeys(!hasSingleKeys)}
        />
        {groups.map(({ name, lines }) => (
          <section key={name} aria-label={t(texts.groups[name])}>
            <h3 className={styles.head}>{t(texts.groups[name])}</h3>
            <dl className={styles.keys}>
              {lines.map((line) => (
                <div key={line.name} className={styles.line}>
                  <dt>{t(line.label)}</dt>
                  <dd>
                    {line.keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
