import type { MoreLabels } from '../more-labels.js';

/** Labels in Spanish, alone or beside English ones. */
export const SPANISH_LABELS = {
  seller: `
    datos del proveedor
    datos del vendedor
    emisor
    facturado por
    nombre del vendedor
    proveedor
    razón social del emisor
    vendedor
    vendido por
  `,
  shipper: `
    cargador
    consignador
    datos del exportador
    embarcador
    expedidor
    exportador
    exportador nombre y dirección
    nombre y dirección del exportador
    nombre y domicilio del exportador
    remitente
  `,
  buyer: `
    adquirente
    cliente
    comprador
    datos del cliente
    datos del comprador
    destinatario de la factura
    facturado a
    facturar a
    importador
    importador nombre y dirección
    nombre del cliente
    nombre y domicilio del importador
    señor es
    señores
    vendido a
  `,
  consignee: `
    consignado a
    consignatario
    datos del destinatario
    destinatario
    dirección de entrega
    dirección de envío
    entregar a
    enviado a
    enviar a
    lugar de envío
  `,
  notify: `
    notificar a
    notificar también a
    parte notificada
    persona a notificar
  `,
  producer: `
    fabricado por
    fabricante
    nombre del fabricante
    nombre y domicilio del productor
    producido por
    productor
  `,
  invoice_number: `
    núm de factura
    núm factura
    {factura,factura comercial,factura de exportación,factura proforma} {,no,número,n,nro}
    {número,no,nro} de factura
  `,
  invoice_date: `
    fecha de factura
    fecha de facturación
    fecha de la factura
    fecha factura
  `,
  issue_date: `
    emitido el
    fecha de emisión
    fecha de expedición
    fecha emisión
    lugar y fecha de expedición
  `,
  date: `
    fecha
    fecha del documento
  `,
  due_date: `
    fecha de pago
    fecha de vencimiento
    fecha vencimiento
    pagar antes del
    vence el
    vencimiento
  `,
  purchase_order: `
    no de pedido
    número de pedido
    o/c
    oc no
    orden de compra
    orden de compra no
    pedido
    pedido del cliente
    pedido no
    su pedido
    su referencia
  `,
  contract_number: `
    contrato
    contrato no
    número de contrato
  `,
  packing_list_number: `
    albarán no
    lista de bultos no
    lista de embalaje no
    lista de empaque no
    packing list no
  `,
  certificate_number: `
    certificado no
    no de certificado
    número de certificado
    número de referencia del certificado
  `,
  port_of_loading: `
    puerto embarque
    {puerto,lugar,aeropuerto} de {carga,embarque,salida,origen}
  `,
  port_of_discharge: `
    puerto destino
    {puerto,aeropuerto,lugar} de {descarga,desembarque,llegada}
    {puerto,aeropuerto} de destino
  `,
  place_of_delivery: `
    destino final
    destino:
    lugar de destino
    lugar de entrega
  `,
  transport_mode: '{medio,modo,vía,modalidad} de {transporte,envío,embarque}',
  vessel: `
    barco
    buque
    medio de transporte y ruta
    motonave
    nave
    nombre del buque
  `,
  voyage: `
    no de viaje
    viaje
    viaje no
  `,
  incoterm: `
    condiciones de entrega
    condiciones de venta
    condición de venta
    incoterm
    término de venta
    términos de entrega
    términos de venta
  `,
  payment_terms: '{forma,condiciones,términos,condición,modalidad,plazo,medio} de pago',
  currency: `
    divisa
    moneda
    moneda de la factura
    tipo de moneda
  `,
  country_of_origin: `
    fabricado en
    hecho en
    origen
    origen de la mercancía
    origen de las mercancías
    país de fabricación
    país de origen
    país origen
  `,
  country_of_export: `
    país de expedición
    país de exportación
    país de procedencia
    país exportador
  `,
  country_of_destination: `
    país de destino
    país de destino final
    país destino
    país importador
  `,
  packages: `
    bultos
    cajas totales
    cantidad de bultos
    no de bultos
    número de bultos
    número de cajas
    número y clase de bultos
    total bultos
    total cajas
    total de bultos
    total de cajas
  `,
  package_type: `
    clase de bultos
    embalaje
    tipo de bulto
    tipo de embalaje
  `,
  net_weight: `
    peso neto
    peso neto kg
    peso neto total
    total peso neto
  `,
  gross_weight: `
    peso bruto
    peso bruto kg
    peso bruto total
    total peso bruto
  `,
  volume: `
    cubicación
    cubicaje
    metros cúbicos
    total volumen
    volumen
    volumen total
  `,
  shipping_marks: `
    marcas
    marcas de embarque
    marcas y numeración
    marcas y números
  `,
  container_number: `
    contenedor
    contenedor no
    no de contenedor
    número de contenedor
  `,
  goods_description: `
    descripción de la mercancía
    descripción de las mercancías
    descripción:
    designación de la mercancía
    mercancía
  `,
  goods_total: `
    base imponible
    importe de la mercancía
    importe neto
    subtotal
    suma
    total fob
    total mercancía
    total neto
    valor de la mercancía
    valor exw
    valor fob
    valor mercancía
  `,
  freight: `
    costo de flete
    flete
    flete aéreo
    flete internacional
    flete marítimo
    gastos de envío
    gastos de transporte
    portes
    transporte:
  `,
  insurance: `
    costo de seguro
    prima de seguro
    seguro
    seguro de transporte
    seguros
  `,
  discount: `
    bonificación
    descuento
    descuentos
    dto
    menos descuento
    rebaja
  `,
  tax: `
    igv
    importe iva
    impuestos
    itbis
    iva
    total iva
  `,
  other_charges: `
    embalajes
    gastos
    gastos de documentación
    gastos de embalaje
    manejo
    otros
    otros cargos
    otros gastos
  `,
  total_amount: `
    importe total
    importe total de la factura
    líquido a pagar
    monto total
    suma total
    total a pagar
    total cif
    total con iva
    total de la factura
    total euros
    total factura
    total general
    valor total
    valor total factura
  `,
  total_in_words: `
    cantidad en letra
    importe en letra
    importe en letras
    son
    total en letras
    valor en letras
  `,
  hs_code: `
    código arancelario
    código taric
    fracción arancelaria
    nandina
    partida arancelaria
    posición arancelaria
    subpartida arancelaria
  `,
} satisfies MoreLabels;
