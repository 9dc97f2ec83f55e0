import { useState } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { groupsCall } from './calls'
import { NewGroup } from './new-group'
import { ProjectCard } from './project-card'
import { projectTexts } from './project-texts'
import styles from './work.module.css'

/** All groups with the projects that the reader sees. */
export function GroupsView({ initial }: { initial?: DataResult<OutputOf<typeof groupsCall>> | undefined }) {
  const t = useT()
  const [isAdding, setAdding] = useState(false)
  const { data, error, isPending, refetch } = useCall(groupsCall, {}, initial?.ok ? { initialData: initial.value } : {})
  const groups = data?.groups ?? []
  return (
    <div className={styles.block}>
      {data?.mayCreate &&
        (isAdding ? (
          <NewGroup onDone={() => setAdding(false)} />
        ) : (
          <div>
            <Button icon="folder-plus" onClick={() => setAdding(true)}>
              {t(projectTexts.newGroup)}
            </Button>
          </div>
        ))}
      <ListState
        isLoading={isPending}
        error={error?.message}
        onRetry={() => void refetch()}
        isEmpty={groups.length === 0}
        empty={
          <EmptyState icon="folder" title={t(projectTexts.none)}>
            {t(projectTexts.noneHint)}
          </EmptyState>
        }
      >
        {() =>
          groups.map(({ id, slug, name, projects }) => (
            <section key={id} aria-label={name}>
              <h2 className={styles.day}>
                <Link link={{ to: `/project/${slug}` }}>{name}</Link> <span>{projects.length}</span>
              </h2>
              <ul className={styles.projects}>
                {projects.map((project) => (
                  <li key={project.id}>
                    <ProjectCard project={project} group={slug} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </ListState>
    </div>
  )
}
