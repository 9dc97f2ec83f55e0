import { useEffect, useState } from 'react'
import { useBoot } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { ListState } from '@kit/ui/list-state'
import surface from '@kit/ui/surface.module.css'
import { type Fact, readFacts } from './read-facts'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ title, intro, level, facts, look, blockId }: Props) {
  const t = useT()
  const boot = useBoot()
  const [read, setRead] = useState<Fact[]>()
  const [copied, setCopied] = useState(false)
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  useEffect(() => {
    const stop = new AbortController()
    void readFacts(boot, facts, stop.signal).then((found) => !stop.signal.aborted && setRead(found))
    return () => stop.abort()
  }, [boot, facts])
  const say = ({ value }: Fact) => (value === undefined ? t(texts.unknown) : value === true ? t(texts.yes) : value === false ? t(texts.no) : value)
  const copy = () => void navigator.clipboard.writeText((read ?? []).map((fact) => `${t(texts[fact.name])}: ${say(fact)}`).join('\n')).then(() => setCopied(true), () => setCopied(false))
  return (
    <section className={classNames(styles.block, look === 'card' && surface.surface)} data-look={look} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>{title ?? t(facts === 'device' ? texts.deviceTitle : texts.browserTitle)}</Heading>
      <p className={styles.intro}>{intro ?? t(facts === 'device' ? texts.deviceIntro : texts.browserIntro)}</p>
      <ListState isLoading={!read} rows={facts === 'device' ? 8 : 4}>
        {() => (
          <>
            <dl className={styles.facts}>
              {read?.map((fact) => (
                <div key={fact.name}>
                  <dt>{t(texts[fact.name])}</dt>
                  <dd data-unknown={fact.value === undefined ? '' : undefined}>{say(fact)}</dd>
                </div>
              ))}
            </dl>
            <Button look="secondary" icon={copied ? 'check' : 'copy'} onClick={copy}>{t(copied ? texts.copied : texts.copy)}</Button>
            <output className="visually-hidden">{copied ? t(texts.copied) : ''}</output>
          </>
        )}
      </ListState>
    </section>
  )
}
