import { useState } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { usePage } from '@kit/boot'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { useCall } from '@kit/use-call'
import { groupsCall } from './calls'
import { NewProject } from './new-project'
import { ProjectCard } from './project-card'
import { projectTexts } from './project-texts'
import styles from './work.module.css'

type Props = { id: string; slug?: string | undefined; initial?: DataResult<OutputOf<typeof groupsCall>> | undefined }

/** The projects of one group. */
export function GroupView({ id, slug, initial }: Props) {
  const t = useT()
  const page = usePage()
  const wanted = slug ?? page?.params.group_id ?? ''
  const [isAdding, setAdding] = useState(false)
  const { data, error, isPending, refetch } = useCall(groupsCall, {}, initial?.ok ? { initialData: initial.value } : {})
  const group = data?.groups.find((each) => each.slug === wanted)
  return (
    <section aria-labelledby={`${id}-title`} className={styles.block}>
      <SectionHeading
        level={1}
        id={`${id}-title`}
        title={group?.name ?? (data ? t(projectTexts.unknownGroup) : t(projectTexts.allProjects))}
        actions={
          <ButtonLink look="quiet" icon="folder" link={{ to: '/project' }}>
            {t(projectTexts.allProjects)}
          </ButtonLink>
        }
      />
      {group &&
        data?.mayCreate &&
        (isAdding ? (
          <NewProject group={group.id} onDone={() => setAdding(false)} />
        ) : (
          <div>
            <Button icon="plus" onClick={() => setAdding(true)}>
              {t(projectTexts.newProject)}
            </Button>
          </div>
        ))}
      <ListState
        isLoading={isPending}
        error={error?.message}
        onRetry={() => void refetch()}
        isEmpty={!group || group.projects.length === 0}
        empty={<EmptyState icon="folder" title={t(group ? projectTexts.none : projectTexts.unknownGroup)} />}
      >
        {() => (
          <ul className={styles.projects}>
            {group?.projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} group={group.slug} level={2} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  )
}
