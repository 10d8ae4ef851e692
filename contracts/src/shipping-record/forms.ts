/** How a field is written and checked. Decimals are `DecimalText`, days ISO, codes upper case, `yes or no` is `Y` or `N`. */
export type FieldForm = 'text' | 'long text' | 'decimal' | 'day' | 'code' | 'yes or no';
