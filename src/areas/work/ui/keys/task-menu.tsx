import { includesRole } from '@schemas/work/entities/project'
import { priorities, type TaskChanges } from '@schemas/work/entities/task'
import { useT } from '@kit/t'
import { ActionMenu, type MenuAct, type MenuPlace } from '@kit/ui/action-menu/action-menu'
import { showToast } from '@kit/ui/overlay/toasts'
import { GatewayError } from '@kit/call-gateway'
import { useCall } from '@kit/use-call'
import { openProjectCall, openTaskCall } from '../calls'
import { saveTask } from '../save-task'
import { texts } from '../texts'
import { keyTexts } from './key-texts'

/** What a menu changes of a task. */
export type MenuField = 'status' | 'priority' | 'assignee' | 'labels'

type Props = { task: string; field: MenuField; place: MenuPlace; onClose: () => void }

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

/** The values of one field of a task as a menu; people and labels can be several. */
export function TaskMenu({ task: ref, field, place, onClose }: Props) {
  const t = useT()
  const { data: task } = useCall(openTaskCall, { task: ref })
  const { data: project } = useCall(openProjectCall, { project: task?.project ?? '' }, { enabled: task !== undefined })
  if (!task || !project) return null
  const save = async (changes: TaskChanges) => {
    try {
      await saveTask(task.id, changes)
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    }
  }
  const people = task.assignees.map(({ id }) => id)
  const mayWrite = includesRole(project.role, 'member') && !project.archived
  const values: Record<MenuField, () => MenuAct[]> = {
    status: () =>
      project.statuses.map(({ id, name }) => ({
        id,
        label: name,
        isChosen: id === task.status,
        act: () => void (id !== task.status && save({ status: { from: task.status, to: id } })),
      })),
    priority: () =>
      priorities.toReversed().map((value) => ({
        id: `${value}`,
        label: t(texts.priorities[`${value}`]),
        isChosen: value === task.priority,
        act: () => void (value !== task.priority && save({ priority: { from: task.priority, to: value } })),
      })),
    assignee: () =>
      project.members.map(({ person: { id, name } }) => ({
        id,
        label: name,
        isChosen: people.includes(id),
        act: () => void save({ assignees: { from: people, to: toggled(people, id) } }),
      })),
    labels: () =>
      project.labels.map(({ id, name }) => ({
        id,
        label: name,
        isChosen: task.labels.includes(id),
        act: () => void save({ labels: { from: task.labels, to: toggled(task.labels, id) } }),
      })),
  }
  const none = (label: string): MenuAct[] => [{ id: 'none', label, isDisabled: true, act: () => {} }]
  const acts = mayWrite ? values[field]() : none(t(keyTexts.notAllowed))
  return (
    <ActionMenu
      label={`${t(keyTexts.task[field])} · ${task.key}`}
      head={`${task.key} ${task.title}`}
      acts={acts.length > 0 ? acts : none(t(keyTexts.noLabels))}
      place={place}
      stays={field === 'assignee' || field === 'labels'}
      onClose={onClose}
    />
  )
}
