/** A value, and the line that states it, from 1. */
export interface Stated<Value> {
  value: Value;
  line: number;
}
