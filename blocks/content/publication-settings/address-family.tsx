import { call as setAddresses } from '@client/content/calls/post/set-addresses'
import { call as settingsCall } from '@client/content/calls/post/settings'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { RadioGroup } from '@kit/ui/radio-group'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'

type Family = 'category' | 'cms-blog'

/** Which of a post's two addresses search engines use. */
export function AddressFamily({ addresses }: { addresses: Family }) {
  const t = useT()
  const set = useCallMutation(setAddresses, {
    refresh: [settingsCall],
    done: () => showToast(t(texts.saved), { tone: 'success' }),
  })
  return (
    <RadioGroup
      label={t(texts.addresses)}
      hint={t(texts.addressesHint)}
      error={set.error?.message}
      value={set.isPending ? set.variables.addresses : addresses}
      onChange={({ target }) => set.mutate({ addresses: target.value as Family })}
      options={[
        { value: 'category', label: t(texts.category), hint: '/news/green-tea' },
        { value: 'cms-blog', label: t(texts.blog), hint: '/cms-blog/news/green-tea' },
      ]}
    />
  )
}
