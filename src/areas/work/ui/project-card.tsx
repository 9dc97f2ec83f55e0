import type { ProjectCard as Project } from '@schemas/work/entities/project'
import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { projectTexts } from './project-texts'
import styles from './work.module.css'

const tones = { on_track: 'success', at_risk: 'warning', off_track: 'danger' } as const

/** A project with health, progress and its next milestone. */
export function ProjectCard({ project, group, level = 3 }: { project: Project; group: string; level?: 2 | 3 }) {
  const t = useT()
  const locale = useLocale()
  const { key, name, summary, status, health, open, done, overdue, nextMilestone } = project
  const Heading = `h${level}` as 'h2' | 'h3'
  const percent = open + done === 0 ? 0 : Math.round((100 * done) / (open + done))
  return (
    <article className={styles.project}>
      <span className={styles.marks}>
        <span className={styles.key}>{key}</span>
        <Badge size="s">{t(projectTexts.statuses[status])}</Badge>
        {health && (
          <Badge size="s" tone={tones[health]}>
            {t(projectTexts.healths[health])}
          </Badge>
        )}
      </span>
      <Heading className={styles.subhead}>
        <Link link={{ to: `/project/${group}/${key}` }}>{name}</Link>
      </Heading>
      {summary && <p className={styles.hint}>{summary}</p>}
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.hint}>
        {t(projectTexts.progress, { done, all: open + done })}
        {overdue > 0 && ` · ${t(projectTexts.overdue, { count: overdue })}`}
      </p>
      {nextMilestone && (
        <p className={styles.hint}>
          {t(projectTexts.next, { title: nextMilestone.title, day: formatDate(nextMilestone.dueOn, locale) })}
        </p>
      )}
    </article>
  )
}
