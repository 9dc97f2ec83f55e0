import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  prefixes: [],
  entries: [
    {
      id: 'wallet.wallet',
      group: 'sell',
      label: { en: 'Wallets', th: 'กระเป๋าเงิน' },
      icon: 'wallet',
      to: '/user/wallet',
      role: 'user',
      keywords: 'money balance top up refund credit เงิน ยอดเงิน เติมเงิน คืนเงิน เครดิต',
      tab: 4,
    },
  ],
})
