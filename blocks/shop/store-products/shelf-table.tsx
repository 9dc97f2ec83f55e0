import { type StockShelf, stockLevelList } from '@schemas/commerce/entities/staff-stock'
import { call as levelsCall } from '@client/commerce/calls/stock/levels'
import { formatBaht } from '@kit/format'
import { columnsOf } from '@kit/list/columns'
import { defineList } from '@kit/list/list'
import { ShelfFacts } from './shelf-facts'
import { texts } from './texts'

const { text, number, badge } = columnsOf<StockShelf>()

const leftOf = ({ onHand, reserved }: StockShelf) => onHand - reserved
const stateOf = (shelf: StockShelf) => (leftOf(shelf) <= 0 ? 'out' : leftOf(shelf) <= 5 ? 'low' : 'some')

/** `print` prints labels of the chosen ones. */
export const shelfTable = (print: (shelves: readonly StockShelf[]) => void) =>
  defineList({
    name: 'stock-shelves',
    call: levelsCall,
    state: stockLevelList,
    id: ({ id }) => id,
    title: ({ title, options }) => [title, options].filter(Boolean).join(' · '),
    defaultSort: 'title',
    columns: [
      text('title', texts.product, ({ title }) => title, { sort: 'title', card: 'title', width: 260 }),
      text('options', texts.options, ({ options }) => options, { card: 'subtitle', width: 140 }),
      text('sku', texts.sku, ({ sku }) => sku, { sort: 'sku', width: 160 }),
      badge('state', texts.state, stateOf, texts.states, { tones: { out: 'danger', low: 'warning', some: 'success' } }),
      number('onHand', texts.onHand, ({ onHand }) => onHand, { sort: 'onHand' }),
      number('reserved', texts.reserved, ({ reserved }) => reserved),
      number('left', texts.left, leftOf),
      text('price', texts.price, ({ regular, sale }, { locale }) => formatBaht(sale ?? regular, locale), {
        width: 110,
      }),
    ],
    search: texts.search,
    filters: [
      {
        name: 'state',
        label: texts.state,
        all: texts.all,
        options: ({ t }) => (['out', 'low'] as const).map((value) => ({ value, label: t(texts.states[value]) })),
      },
    ],
    views: [
      { id: 'out', label: texts.states.out, values: { state: 'out' } },
      { id: 'low', label: texts.states.low, values: { state: 'low' } },
    ],
    bulk: [
      {
        id: 'labels',
        label: texts.labels,
        icon: 'printer',
        run: (rows) => {
          print(rows)
          return Promise.resolve({ done: rows, failed: [] })
        },
        done: texts.printed,
      },
    ],
    drawer: { title: ({ title }) => title, body: (shelf) => <ShelfFacts key={shelf.id} shelf={shelf} /> },
    empty: { icon: 'box', title: texts.none, hint: texts.noneHint },
    file: 'stock',
  })
