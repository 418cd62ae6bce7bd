export interface Statement {
  sql: string;
  values: (string | number)[];
}
