import { call as wish } from '@client/commerce/calls/shop/wish'
import { call as wished } from '@client/commerce/calls/shop/wished'
import { call as wishlist } from '@client/commerce/calls/shop/wishlist'
import { useSession } from '@kit/boot'
import { navigateTo } from '@kit/navigate'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { useCall, useCallMutation } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

/** Puts the product onto the wishlist of who is signed in; a guest is led to sign in and back. */
export function WishlistButton({ product }: { product: string }) {
  const t = useT()
  const { role } = useSession()
  const isCanvas = usePageLink() === null
  const isGuest = role === 'guest'
  const { data } = useCall(wished, { product }, { enabled: !isGuest && !isCanvas })
  const { mutate, variables, isPending, isError } = useCallMutation(wish, { refresh: [wished, wishlist] })
  const isOn = isPending ? (variables?.isOn ?? false) : (data?.isOn ?? false)
  const press = () => {
    if (isCanvas) return
    if (isGuest) navigateTo(`/user/login?${new URLSearchParams({ to: location.pathname + location.search })}`)
    else mutate({ product, isOn: !isOn })
  }
  return (
    <div className={styles.wish}>
      <Button
        look="secondary"
        icon={isOn ? 'check' : 'heart'}
        full
        aria-pressed={isGuest ? undefined : isOn}
        onClick={press}
      >
        {t(isOn ? texts.wished : texts.wish)}
      </Button>
      {isError && (
        <p role="alert" className={styles.failed}>
          {t(texts.wishFailed)}
        </p>
      )}
    </div>
  )
}
