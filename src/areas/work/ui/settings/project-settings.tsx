import type { OpenedProject } from '@schemas/work/entities/project'
import { Notice } from '@kit/form/notice'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Drawer } from '@kit/ui/drawer/drawer'
import { EmptyState } from '@kit/ui/empty-state'
import { ArchiveSettings } from './archive-settings'
import { DetailSettings } from './detail-settings'
import { LabelSettings } from './label-settings'
import { MemberSettings } from './member-settings'
import { settingsTexts as texts } from './settings-texts'
import { StatusSettings } from './status-settings'
import styles from './settings.module.css'

const parts = ['members', 'statuses', 'labels', 'details', 'danger'] as const

type Props = { project: OpenedProject; part: string; onPart: (part: string) => void; onClose: () => void }

/** A project's settings beside its tasks, for its managers. */
export function ProjectSettings({ project, part: wanted, onPart, onClose }: Props) {
  const t = useT()
  const part = parts.find((each) => each === wanted) ?? 'members'
  return (
    <Drawer title={t(texts.title, { name: project.name })} onClose={onClose} hasKeys={false}>
      {project.role === 'manager' ? (
        <div className={styles.settings}>
          <div className={styles.parts} role="group" aria-label={t(texts.sections)}>
            {parts.map((each) => (
              <Button
                key={each}
                size="s"
                look={each === part ? 'primary' : 'secondary'}
                aria-pressed={each === part}
                onClick={() => onPart(each)}
              >
                {t(texts.parts[each])}
              </Button>
            ))}
          </div>
          {project.archived && part !== 'danger' && <Notice tone="info">{t(texts.isArchived)}</Notice>}
          {part === 'members' && <MemberSettings project={project} />}
          {part === 'statuses' && <StatusSettings project={project} />}
          {part === 'labels' && <LabelSettings project={project} />}
          {part === 'details' && <DetailSettings key={project.id} project={project} />}
          {part === 'danger' && <ArchiveSettings project={project} />}
        </div>
      ) : (
        <EmptyState icon="lock" title={t(texts.denied)} />
      )}
    </Drawer>
  )
}
