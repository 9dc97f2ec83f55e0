import { randomUUID } from 'node:crypto'
import {
  workActivity,
  workAssignee,
  workCalendar,
  workComment,
  workDayOff,
  workSeries,
  workTaskGone,
  workTaskLabel,
} from '@areas/work/server/tables'
import { workNotice, workWatcher } from '@areas/work/server/notice-tables'
import { taskColumnNames } from '@schemas/work/rules/task-columns'
import { queryFilters } from '@schemas/work/entities/work-list'
import { makeLoose } from '../files/attachment-rows'
import { defineIsolation } from '../isolation/define-isolation'
import { demoPerson, type Ids, newIds } from '../isolation/make-rows'
import { idsOf, makeProjects, makeTodos, makeViews, shared, sites, spareStatus } from './isolation-rows'
import { makeTasks } from './make-project'

const own = (ids: Record<string, Ids>, kind: string) => ids[kind]?.own

export const isolation = defineIsolation({
  rowless: {
    'project/create key': 'letters that people choose',
    'project/save key': 'letters that people choose',
    'project/save-group slug': 'an address that people choose',
    'project/* name': 'a text',
    'project/people q': 'a text, which finds only people of the site',
    'view/save name': 'a text',
    'work/groups archived': 'a choice',
    'project/create summary': 'a text',
    'project/save summary': 'a text',
    'task/* description': 'a text',
    ...Object.fromEntries(
      ['bulk', 'move', 'trash', 'update'].map((call) => [`task/${call} batch`, 'the caller’s own name of an act']),
    ),
    'task/update changes.assignees.from[]': 'what was seen before, held against the row',
    'task/update changes.description.from': 'a text',
    'task/update changes.description.to': 'a text',
    'task/update changes.labels.from[]': 'what was seen before, held against the row',
    'task/update changes.parent.from': 'what was seen before, held against the row',
    'task/update changes.status.from': 'what was seen before, held against the row',
    'task/update changes.title.from': 'a text',
    'task/update changes.title.to': 'a text',
    'task/bulk set.removeAssignees[]': 'taken out of the row’s own',
    'task/bulk set.removeLabels[]': 'taken out of the row’s own',
    'task/move set.assignees.from[]': 'what was seen before, held against the row',
    'task/move set.description.from': 'a text',
    'task/move set.description.to': 'a text',
    'task/move set.labels.from[]': 'what was seen before, held against the row',
    'task/move set.parent.from': 'what was seen before, held against the row',
    'task/move set.status.from': 'what was seen before, held against the row',
    'task/move set.title.from': 'a text',
    'task/move set.title.to': 'a text',
    'task/repeat repeat.rule': 'a text',
    'work/import batch': 'the caller’s own name of an act',
    ...Object.fromEntries(
      taskColumnNames.map((name) => [`work/import rows[].values.${name}`, 'a cell, read as what the project has']),
    ),
    'work/list groupKey': 'a group of what the caller sees',
    ...Object.fromEntries(
      ['list', 'window', 'summary', 'export'].flatMap((call) =>
        queryFilters.map((field) => [`work/${call} ${field}`, 'a filter, which finds only what the caller sees']),
      ),
    ),
  },
  makers: {
    task_file: (database) => makeLoose(database, 'task'),
    work_group: (database) => idsOf(database, ({ group }) => group),
    work_project: async (database) => (await shared(database)).projects,
    work_task: async (database) => (await shared(database)).tasks,
    work_task_sibling: async (database) => (await shared(database)).siblings,
    work_status: async (database) => (await shared(database)).statuses,
    work_label: async (database) => (await shared(database)).labels,
    work_person: async (database) => (await shared(database)).people,
    work_status_to_delete: (database) =>
      idsOf(database, (project) => project.statuses.find(({ group }) => group === 'cancelled')?.id ?? ''),
    work_task_to_trash: (database) =>
      idsOf(database, async (project, site) => (await makeTasks(database.db, { site, project }, [{}]))[0] ?? ''),
    work_task_in_trash: (database) =>
      idsOf(
        database,
        async (project, site) =>
          (await makeTasks(database.db, { site, project }, [{ trashedAt: new Date() }]))[0] ?? '',
      ),
    work_todo: (database) => makeTodos(database),
    work_todo_to_use: (database) => makeTodos(database),
    work_todo_to_make: (database) => makeTodos(database),
    work_view: (database) => makeViews(database),
    work_view_to_remove: (database) => makeViews(database),
    work_batch: async (database) => {
      const [projects, ids] = [await makeProjects(database), newIds()]
      for (const [site, side] of sites) {
        const [task = ''] = await makeTasks(database.db, { site, project: projects[side] }, [{ priority: 2 }])
        for (const role of ['user', 'manager', 'admin'])
          await database.db.insert(workActivity).values({
            siteId: site,
            projectId: projects[side].id,
            taskId: task,
            id: randomUUID(),
            batch: ids[side],
            actorId: await demoPerson(database, site, role),
            field: 'priority',
            from: 0,
            to: 2,
          })
      }
      return ids
    },
  },
  makeRest: async ({ db, siteId, user, word, foreign }) => {
    const [task, project, label] = [foreign('work_task'), foreign('work_project'), foreign('work_label')]
    const calendar = randomUUID()
    await db.insert(workCalendar).values({ siteId, id: calendar, name: word, weekdays: [1] })
    await db.insert(workDayOff).values({ siteId, calendarId: calendar, day: '2026-12-05', name: word })
    await db.insert(workSeries).values({ siteId, id: randomUUID(), projectId: project, rule: word, mode: 'fixed' })
    await db.insert(workAssignee).values({ siteId, taskId: task, personId: user })
    await db.insert(workWatcher).values({ siteId, taskId: task, personId: user })
    await db
      .insert(workNotice)
      .values({ siteId, personId: user, projectId: project, taskId: task, kind: 'change', internal: false })
    await db.insert(workTaskLabel).values({ siteId, projectId: project, taskId: task, labelId: label })
    await db
      .insert(workComment)
      .values({ siteId, id: randomUUID(), projectId: project, taskId: task, authorId: user, text: word })
    await db.insert(workTaskGone).values({ siteId, projectId: project, taskId: task, rev: 1, internal: false })
  },
  ownRows: {
    'project/delete-status id': 'work_status_to_delete',
    'task/move after': 'work_task_sibling',
    'task/move before': 'work_task_sibling',
    'task/trash': 'work_task_to_trash',
    'task/restore': 'work_task_in_trash',
    'todo/remove': 'work_todo_to_use',
    'todo/to-task id': 'work_todo_to_make',
    'view/remove': 'work_view_to_remove',
  },
  extraInputs: {
    'task/attach task': (ids) => ({ files: [own(ids, 'task_file')] }),
    'task/attach files[]': (ids) => ({ task: own(ids, 'work_task') }),
    'project/archive': () => ({ archived: false }),
    'project/set-member person': (ids) => ({ project: own(ids, 'work_project'), email: undefined, role: 'member' }),
    'project/set-member project': () => ({ email: 'user@alpha.example', role: 'manager' }),
    'project/save-status': (ids) => ({ project: own(ids, 'work_project'), group: 'unstarted', isDefault: true }),
    'project/delete-status replacement': () => ({ id: spareStatus() }),
    'project/save-label': (ids) => ({ project: own(ids, 'work_project') }),
    'project/people': () => ({ q: 'demo' }),
    'task/create': (ids) => ({ project: own(ids, 'work_project') }),
    'task/update changes.parent.to': (ids) => ({
      id: own(ids, 'work_task'),
      changes: { parent: { from: null, to: '' } },
    }),
    'task/update changes.status.to': (ids) => ({
      id: own(ids, 'work_task'),
      changes: { status: { from: own(ids, 'work_status'), to: '' } },
    }),
    'task/update changes.assignees.to[]': (ids) => ({
      id: own(ids, 'work_task'),
      changes: { assignees: { from: [], to: [] } },
    }),
    'task/update changes.labels.to[]': (ids) => ({
      id: own(ids, 'work_task'),
      changes: { labels: { from: [], to: [] } },
    }),
    'task/move before': (ids) => ({ id: own(ids, 'work_task') }),
    'task/move after': (ids) => ({ id: own(ids, 'work_task') }),
    'task/move set.parent.to': (ids) => ({ id: own(ids, 'work_task'), set: { parent: { from: null, to: '' } } }),
    'task/move set.status.to': (ids) => ({
      id: own(ids, 'work_task'),
      set: { status: { from: own(ids, 'work_status'), to: '' } },
    }),
    'task/move set.assignees.to[]': (ids) => ({ id: own(ids, 'work_task'), set: { assignees: { from: [], to: [] } } }),
    'task/move set.labels.to[]': (ids) => ({ id: own(ids, 'work_task'), set: { labels: { from: [], to: [] } } }),
    'task/link': (ids) => ({ from: own(ids, 'work_task'), to: own(ids, 'work_task') }),
    'task/unlink': (ids) => ({ from: own(ids, 'work_task'), to: own(ids, 'work_task') }),
    'task/comment mentions[]': (ids) => ({ task: own(ids, 'work_task'), text: 'A comment' }),
    'task/bulk': (ids) => ({ ids: [own(ids, 'work_task')], set: {} }),
    'todo/save id': () => ({ text: 'A line', task: undefined }),
    'todo/to-task project': (ids) => ({ id: own(ids, 'work_todo') }),
    'todo/to-task id': (ids) => ({ project: own(ids, 'work_project') }),
    'view/save project': () => ({ scope: 'project' }),
  },
  tables: {
    work_project: { call: 'project/open', behind: ['work_member', 'work_group', 'person'] },
    work_group: { call: 'work/groups' },
    work_task: { call: 'task/open', behind: ['work_project', 'work_member'] },
    work_status: { none: 'statuses of a project, which is not found itself' },
    work_label: { none: 'labels of a project, which is not found itself' },
    work_member: { none: 'memberships alone show nothing of their projects' },
    work_project_key: { none: 'keys lead to projects, which are not found themselves' },
    work_series: { none: 'repeats of tasks, which are not found themselves' },
    work_calendar: { none: 'days of projects, which are not found themselves' },
    work_day_off: { none: 'days of projects, which are not found themselves' },
    work_assignee: { none: 'people of tasks, which are not found themselves' },
    work_watcher: { none: 'people of tasks, which are not found themselves' },
    work_task_label: { none: 'labels of tasks, which are not found themselves' },
    work_dependency: { none: 'links of tasks, which are not found themselves' },
    work_comment: { none: 'comments of tasks, which are not found themselves' },
    work_activity: { none: 'changes of tasks, which are not found themselves' },
    work_task_gone: { none: 'ids of tasks of projects, which are not found themselves' },
    work_notice: { none: 'notices of tasks, which are not found themselves' },
    work_todo: { call: 'todo/save' },
    work_view: { call: 'view/save' },
  },
  ownedKinds: ['task_file'],
  acting: {
    open: [
      'project/archive',
      'project/create',
      'project/delete-status',
      'project/open',
      'project/people',
      'project/save',
      'project/save-group',
      'project/save-label',
      'project/save-status',
      'project/set-member',
      'project/set-status',
      'project/star',
      'task/attach',
      'task/bulk',
      'task/comment',
      'task/create',
      'task/link',
      'task/move',
      'task/open',
      'task/repeat',
      'task/restore',
      'task/trash',
      'task/undo',
      'task/unlink',
      'task/update',
      'task/watch',
      'todo/list',
      'todo/remove',
      'todo/save',
      'todo/to-task',
      'view/list',
      'view/remove',
      'view/save',
      'work/changes',
      'work/export',
      'work/groups',
      'work/import',
      'work/list',
      'work/summary',
      'work/window',
    ],
    closed: [],
  },
})
