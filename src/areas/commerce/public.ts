export { ShownPrice } from './ui/shown-price'
