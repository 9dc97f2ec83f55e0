import { type FormEvent, useState } from 'react'
import type { Drive, FileItem } from '@schemas/files/entities/file-item'
import { folderCreated, folderCreateFailed, folderCreateUnexpected, rootFolder } from '@schemas/errors'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { notifyFilesChanged } from '../file-changes'
import { isUnreadable, reasonOf } from '../lost-answer'
import { nameProblem } from '../name-problem'
import { texts } from '../texts'
import { FolderTree, type TreeFolder } from '../tree/folder-tree'
import { useFileAnswer, useFiles } from '../use-files'
import styles from './destination.module.css'

type DestinationOptions = {
  items: readonly FileItem[]
  isCopy: boolean
  drives: readonly Drive[]
  /** The initially selected folder. */ start: string
}
type Target = { id: string; name: string }

/** Asks for a destination; undefined when cancelled. */
export function chooseDestination(
  show: ReturnType<typeof useFiles>['show'],
  options: DestinationOptions,
): Promise<Target | undefined> {
  return new Promise((resolve) => {
    show((close) => (
      <DestinationDialog
        {...options}
        onDone={(target) => {
          close()
          resolve(target)
        }}
      />
    ))
  })
}

function DestinationDialog({
  items,
  isCopy,
  drives,
  start,
  onDone,
}: DestinationOptions & { onDone: (target: Target | undefined) => void }) {
  const t = useT()
  const { client, lastAct } = useFiles()
  const [chosen, setChosen] = useState<TreeFolder>()
  const [made, setMade] = useState<string[]>([])
  /** Name of the folder being created; undefined otherwise. */
  const [naming, setNaming] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const here = useFileAnswer(start, () =>
    client.list(
      { parent: start, isTrash: false, sort: 'name', direction: 'up', kinds: ['folder'], searchText: '' },
      0,
      1,
    ),
  )
  const trail = here.value?.folder.crumbs.map(({ id }) => id) ?? []
  const own = new Set(items.filter(({ type }) => type === 'folder').map(({ _id }) => _id))
  const parents = new Set(items.map(({ parent }) => parent))
  const count = items.length === 1 ? `“${items[0]?.name ?? ''}”` : t(texts.items, { count: items.length })
  const refused = (folder: TreeFolder & { canAdd: boolean }) => {
    if (own.has(folder.id)) return t(texts.destination.notInside)
    if (!isCopy && parents.size === 1 && parents.has(folder.id)) return t(texts.destination.isThere)
    return folder.canAdd ? undefined : t(texts.destination.readOnly)
  }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || naming === undefined) return
    const wrong = nameProblem(naming, t)
    if (wrong) return setProblem(wrong)
    try {
      const isRoot = chosen.id === chosen.drive
      lastAct.forget()
      const { id } = await client.newFolder(naming.trim(), chosen.id, isRoot ? '' : chosen.name)
      notifyFilesChanged()
      if (!id) return setProblem(t(folderCreateUnexpected))
      showToast(t(folderCreated, { name: naming.trim(), parent: isRoot ? t(rootFolder) : chosen.name }), {
        tone: 'success',
      })
      setMade([...trail, chosen.id, id])
      setChosen({ id, name: naming.trim(), drive: chosen.drive })
      setNaming(undefined)
    } catch (error) {
      setProblem(
        [t(isUnreadable(error) ? folderCreateUnexpected : folderCreateFailed), reasonOf(error)]
          .filter(Boolean)
          .join(': '),
      )
    }
  }
  const submitLabel = isCopy ? texts.destination.copyHere : texts.destination.moveHere
  return (
    <Modal
      title={t(isCopy ? texts.destination.copy : texts.destination.move, { count })}
      onClose={() => onDone(undefined)}
      foot={
        <>
          <Button
            look="quiet"
            icon="folder-plus"
            className={styles.newFolder ?? ''}
            disabled={!chosen || naming !== undefined}
            onClick={() => setNaming('')}
          >
            {t(texts.newFolder)}
          </Button>
          <Button look="secondary" onClick={() => onDone(undefined)}>
            {t(texts.cancel)}
          </Button>
          <Button disabled={!chosen} onClick={() => chosen && onDone({ id: chosen.id, name: chosen.name })}>
            {chosen ? t(submitLabel, { folder: chosen.name }) : t(isCopy ? texts.copy : texts.moveTo)}
          </Button>
        </>
      }
    >
      <div className={styles.tree}>
        <FolderTree
          drives={drives}
          current={chosen?.id ?? ''}
          trail={made.length > 0 ? made : trail}
          onOpen={setChosen}
          refused={refused}
          label={t(texts.places)}
          isTarget={false}
        />
      </div>
      {chosen && naming !== undefined && (
        // An inline form, because a second dialog would open behind this one.
        <form className={styles.naming} onSubmit={(event) => void make(event)} noValidate>
          <Field label={t(texts.folderName)} error={problem}>
            <TextInput
              // eslint-disable-next-line jsx-a11y/no-autofocus -- it opens by the button that asks for it
              autoFocus
              value={naming}
              onChange={(event) => {
                setNaming(event.target.value)
                setProblem(undefined)
              }}
            />
          </Field>
          <Button type="submit" size="s">
            {t(texts.create)}
          </Button>
        </form>
      )}
    </Modal>
  )
}
