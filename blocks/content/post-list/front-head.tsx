import styles from './view.module.css'

type Props = {
  id: string
  eyebrow?: string | undefined
  title?: string | undefined
  intro?: string | undefined
  align?: 'start' | 'center' | undefined
}

/** Heading of a front page of all posts. */
export function FrontHead({ id, eyebrow, title, intro, align }: Props) {
  if (!title) return null
  return (
    <header className={styles.head} data-align={align}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 id={id} className={styles.name}>
        {title}
      </h1>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  )
}
