import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import type { ActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import styles from '../desk/desk.module.css'
import { branchTexts as texts } from './branch-texts'

/** A step goes on and back; a dialog saves. */
export type FormEnd = { isStep?: boolean; onBack?: (() => void) | undefined }

export function FormFoot({ state, isStep = false, onBack }: FormEnd & { state: ActionState }) {
  const t = useT()
  return (
    <div className={styles.buttons}>
      <ActionButton type="submit" state={state} icon={isStep ? 'arrow-right' : 'check'}>
        {t(isStep ? texts.next : texts.save)}
      </ActionButton>
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          {t(texts.back)}
        </Button>
      )}
    </div>
  )
}
