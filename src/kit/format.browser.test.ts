// The same expectations in the browser: a format that differed there would break hydration.
import './format.test'
