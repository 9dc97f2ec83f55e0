import { useState } from 'react'
import { isCode, readCode } from '@schemas/learning/rules/certificate-code'
import { publicCertificatePath } from '@areas/learning/ui/lesson-paths'
import { Link } from '@kit/link'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { SectionHeading } from '@kit/ui/section-heading'
import { TextInput } from '@kit/ui/text-input'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const code = readCode(typed)
  const problem = isCode(code) ? undefined : code.length === 17 ? texts.wrong : texts.short
  // A whole code that cannot be one shows it at once; a short one only when it is sent.
  const isShown = problem !== undefined && (isTried || code.length >= 17)
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.find}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro ?? t(texts.intro)}
        align={align}
        level={level as 1 | 2}
        id={`${blockId}-title`}
      />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!problem) navigateTo(publicCertificatePath(code))
        }}
      >
        <Field label={t(texts.code)} hint={t(texts.hint)} error={isShown ? t(problem) : undefined}>
          <TextInput
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        </Field>
        <Button type="submit" look="primary" icon="shield-check">
          {t(texts.find)}
        </Button>
      </form>
      <p>
        <Link link={{ to: '/lesson/certification/search' }}>{t(texts.search)}</Link>
      </p>
    </section>
  )
}
