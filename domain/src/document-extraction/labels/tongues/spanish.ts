import type { MoreLabels } from '../more-labels.js';

/** Labels in Spanish, alone or beside English ones. */
export const SPANISH_LABELS = {
  seller:
    '{vendedor,proveedor,emisor,datos del vendedor,datos del proveedor,nombre del vendedor,facturado por,vendido por,razón social del emisor}',
  shipper:
    '{exportador,remitente,embarcador,cargador,expedidor,consignador,datos del exportador,nombre y dirección del exportador,nombre y domicilio del exportador,exportador nombre y dirección}',
  buyer:
    '{comprador,cliente,importador,adquirente,facturar a,facturado a,vendido a,datos del cliente,datos del comprador,nombre del cliente,destinatario de la factura,señores,señor es,importador nombre y dirección,nombre y domicilio del importador}',
  consignee:
    '{consignatario,destinatario,enviar a,entregar a,consignado a,enviado a,dirección de entrega,dirección de envío,lugar de envío,datos del destinatario}',
  notify: '{notificar a,parte notificada,persona a notificar,notificar también a}',
  producer: '{productor,fabricante,nombre del fabricante,fabricado por,producido por,nombre y domicilio del productor}',
  invoice_number:
    '{factura,factura comercial,factura de exportación,factura proforma} {,no,número,n,nro}|{número,no,nro} de factura|núm factura|núm de factura',
  invoice_date: '{fecha de factura,fecha factura,fecha de la factura,fecha de facturación}',
  issue_date: '{fecha de emisión,fecha de expedición,fecha emisión,emitido el,lugar y fecha de expedición}',
  date: '{fecha,fecha del documento}',
  due_date: '{fecha de vencimiento,vencimiento,fecha vencimiento,vence el,fecha de pago,pagar antes del}',
  purchase_order:
    '{pedido,pedido no,orden de compra,orden de compra no,no de pedido,número de pedido,su pedido,pedido del cliente,o/c,oc no,su referencia}',
  contract_number: '{contrato no,número de contrato,contrato}',
  packing_list_number: '{lista de empaque no,packing list no,lista de embalaje no,albarán no,lista de bultos no}',
  certificate_number: '{certificado no,número de certificado,no de certificado,número de referencia del certificado}',
  port_of_loading: '{puerto,lugar,aeropuerto} de {carga,embarque,salida,origen}|puerto embarque',
  port_of_discharge: '{puerto,aeropuerto,lugar} de {descarga,desembarque,llegada}|{puerto,aeropuerto} de destino|puerto destino',
  place_of_delivery: '{lugar de entrega,destino final,destino:,lugar de destino}',
  transport_mode: '{medio,modo,vía,modalidad} de {transporte,envío,embarque}',
  vessel: '{buque,nave,barco,motonave,nombre del buque,medio de transporte y ruta}',
  voyage: '{viaje,viaje no,no de viaje}',
  incoterm:
    '{incoterm,condiciones de entrega,condiciones de venta,términos de entrega,término de venta,términos de venta,condición de venta}',
  payment_terms: '{forma,condiciones,términos,condición,modalidad,plazo,medio} de pago',
  currency: '{moneda,divisa,moneda de la factura,tipo de moneda}',
  country_of_origin:
    '{país de origen,origen,origen de la mercancía,país origen,hecho en,fabricado en,país de fabricación,origen de las mercancías}',
  country_of_export: '{país de exportación,país exportador,país de procedencia,país de expedición}',
  country_of_destination: '{país de destino,país destino,país importador,país de destino final}',
  packages:
    '{bultos,total bultos,total de bultos,no de bultos,número de bultos,cantidad de bultos,total cajas,número de cajas,cajas totales,total de cajas,número y clase de bultos}',
  package_type: '{tipo de bulto,tipo de embalaje,clase de bultos,embalaje}',
  net_weight: '{peso neto,peso neto total,total peso neto,peso neto kg}',
  gross_weight: '{peso bruto,peso bruto total,total peso bruto,peso bruto kg}',
  volume: '{volumen,volumen total,cubicaje,metros cúbicos,total volumen,cubicación}',
  shipping_marks: '{marcas y números,marcas,marcas de embarque,marcas y numeración}',
  container_number: '{contenedor,contenedor no,no de contenedor,número de contenedor}',
  goods_description: '{descripción de la mercancía,descripción de las mercancías,mercancía,designación de la mercancía,descripción:}',
  goods_total:
    '{base imponible,valor de la mercancía,valor mercancía,importe neto,total neto,subtotal,suma,importe de la mercancía,total mercancía,valor fob,total fob,valor exw}',
  freight: '{flete,flete internacional,flete marítimo,flete aéreo,transporte:,gastos de transporte,portes,gastos de envío,costo de flete}',
  insurance: '{seguro,prima de seguro,seguro de transporte,costo de seguro,seguros}',
  discount: '{descuento,dto,bonificación,rebaja,menos descuento,descuentos}',
  tax: '{iva,impuestos,itbis,igv,importe iva,total iva}',
  other_charges: '{otros gastos,otros cargos,gastos de embalaje,gastos de documentación,otros,gastos,embalajes,manejo}',
  total_amount:
    '{total factura,total a pagar,importe total,total general,valor total,monto total,total de la factura,importe total de la factura,total con iva,suma total,líquido a pagar,valor total factura,total cif,total euros}',
  total_in_words: '{son,importe en letra,importe en letras,cantidad en letra,total en letras,valor en letras}',
  hs_code: '{partida arancelaria,código arancelario,posición arancelaria,fracción arancelaria,código taric,subpartida arancelaria,nandina}',
} satisfies MoreLabels;
