import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { LockScreen } from './lock-screen'
import { OpenShift } from './open-shift'
import { RegisterChoice } from './register-choice'
import styles from './till.module.css'
import { texts } from './texts'
import { TillWork } from './till-work'
import type { TillPart } from './till-types'
import { useLock } from './use-lock'
import { useRegister } from './use-register'

type TillProps = {
  /** What is open first. */
  part: TillPart
  layout: 'desk' | 'handheld'
  hand: 'left' | 'right'
  pictures: boolean
}

/** A whole till on one page: choosing a register, opening a shift, selling, closing. Dark first, for long evenings. */
export function Till({ part, layout, hand, pictures }: TillProps) {
  const t = useT()
  const register = useRegister()
  const lock = useLock(register.state === 'open' ? register.opened : undefined)
  return (
    <div className={styles.till} data-layout={layout} data-hand={hand}>
      {register.state === 'loading' && <p className={styles.wait}>{t(texts.loading)}</p>}
      {register.state === 'other-tab' && (
        <p className={styles.wait} role="status">
          <Icon name="lock" size="2rem" /> {t(texts.otherTab)}
        </p>
      )}
      {register.state === 'failed' && (
        <div className={styles.wait} role="alert">
          <p>{register.message}</p>
          <Button onClick={register.choose}>{t(texts.choose)}</Button>
        </div>
      )}
      {register.state === 'choosing' && <RegisterChoice onChoose={(id) => void register.open(id)} />}
      {register.state === 'open' && lock.isReady && (
        <Opened {...register} lock={lock} part={part} hasPictures={pictures} />
      )}
    </div>
  )
}

type OpenedProps = Extract<ReturnType<typeof useRegister>, { state: 'open' }> & {
  lock: ReturnType<typeof useLock>
  part: TillPart
  hasPictures: boolean
}

/** An opened register: locked, without a shift, or selling as who has opened the lock. */
function Opened({ opened, catalogue, lock, part, hasPictures, update, choose }: OpenedProps) {
  const leave = () => {
    lock.forget()
    choose()
  }
  if (lock.isLocked) return <LockScreen opened={opened} onUnlock={lock.unlock} onLeave={leave} />
  if (!opened.shift) return <OpenShift opened={opened} onOpened={update} onLeave={leave} />
  const { cashier } = lock
  const selling = cashier ? { ...opened, me: cashier, position: cashier.position } : opened
  return (
    <TillWork
      key={`${opened.shift.id} ${cashier?.id ?? ''}`}
      opened={selling}
      catalogue={catalogue}
      first={part}
      hasPictures={hasPictures}
      // What the device stores is who signed in; the colleague is named beside it.
      onUpdate={(next) => update({ ...next, me: opened.me, position: opened.position })}
      onLeave={leave}
      onLock={lock.close}
    />
  )
}
