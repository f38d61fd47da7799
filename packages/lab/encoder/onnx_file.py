"""Writes the encoder as ONNX by hand (protobuf wire format), so that no ONNX package is needed: weights int8 by column,
products by com.microsoft.DynamicQuantizeMatMul, which onnxruntime runs on every CPU."""
import math
import struct

import numpy as np

from model import EARLY, HEADS, WIDTH

TYPES = {np.dtype('float32'): 1, np.dtype('uint8'): 2, np.dtype('int8'): 3, np.dtype('int64'): 7}


def varint(number):
    out = b''
    while True:
        byte, number = number & 127, number >> 7
        if not number:
            return out + bytes([byte])
        out += bytes([byte | 128])


def field(number, value):
    if isinstance(value, int):
        return varint(number << 3) + varint(value & (1 << 64) - 1)
    if isinstance(value, float):
        return varint(number << 3 | 5) + struct.pack('<f', value)
    value = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(value)) + value


def tensor(name, values):
    values = np.asarray(values)
    dims = b''.join(field(1, int(size)) for size in values.shape)
    return dims + field(2, TYPES[values.dtype]) + field(8, name) + field(9, np.ascontiguousarray(values).tobytes())


def attribute(name, value):
    if isinstance(value, float):
        return field(1, name) + field(2, value) + field(20, 1)
    if isinstance(value, int):
        return field(1, name) + field(3, value) + field(20, 2)
    return field(1, name) + b''.join(field(8, int(item)) for item in value) + field(20, 7)


def port(name, kind, dims):
    shape = b''.join(field(1, field(1, dim) if isinstance(dim, int) else field(2, dim)) for dim in dims)
    return field(1, name) + field(2, field(1, field(1, kind) + field(2, shape)))


def plain(parameter):
    return parameter.detach().float().cpu().numpy()


class Graph:
    def __init__(self):
        self.nodes, self.weights, self.count = b'', b'', 0

    def const(self, values):
        self.count += 1
        self.weights += field(5, tensor(f'w{self.count}', values))
        return f'w{self.count}'

    def floats(self, values):
        return self.const(np.asarray(values, 'f'))

    def node(self, operation, *inputs, domain='', out='', **attributes):
        self.count += 1
        out = out or f't{self.count}'
        body = b''.join(field(1, name) for name in inputs) + field(2, out) + field(4, operation)
        body += b''.join(field(5, attribute(name, value)) for name, value in attributes.items())
        self.nodes += field(1, body + (field(7, domain) if domain else b''))
        return out

    def linear(self, x, layer):
        weight = plain(layer.weight).T
        scale = np.maximum(np.abs(weight).max(0), 1e-8) / 127
        quantised = np.clip(np.rint(weight / scale), -127, 127).astype(np.int8)
        zero = np.zeros(weight.shape[1], np.int8)
        inputs = [self.const(quantised), self.floats(scale), self.const(zero), self.floats(plain(layer.bias))]
        return self.node('DynamicQuantizeMatMul', x, *inputs, domain='com.microsoft')

    def norm(self, x, layer):
        gain, bias = self.floats(plain(layer.weight)), self.floats(plain(layer.bias))
        return self.node('LayerNormalization', x, gain, bias, axis=-1, epsilon=1e-12)

    def reshape(self, x, shape):
        return self.node('Reshape', x, self.const(np.array(shape, np.int64)))

    def head(self, x, layer, out):
        product = self.node('MatMul', x, self.floats(plain(layer.weight).T))
        return self.node('Add', product, self.floats(plain(layer.bias)), out=out)


def embeddings(graph, model):
    weight = plain(model.word.weight)
    scale = (np.abs(weight).max(1, keepdims=True) / 127).astype('f')
    scale = np.maximum(scale, 1e-8)
    rows = graph.node('Gather', graph.const(np.rint(weight / scale).astype(np.int8)), 'ids')
    x = graph.node('Mul', graph.node('Cast', rows, to=1), graph.node('Gather', graph.floats(scale), 'ids'))
    start, length = graph.const(np.array([0], np.int64)), graph.node('Shape', 'ids')
    place = graph.node('Slice', graph.floats(plain(model.place)), start, length)
    return graph.norm(graph.node('Add', x, place), model.norm)


def block(graph, x, layer):
    def heads(values, order):
        return graph.node('Transpose', graph.reshape(values, [-1, HEADS, WIDTH // HEADS]), perm=order)

    q, k = heads(graph.linear(x, layer.q), [1, 0, 2]), heads(graph.linear(x, layer.k), [1, 2, 0])
    v = heads(graph.linear(x, layer.v), [1, 0, 2])
    share = graph.node('Mul', graph.node('MatMul', q, k), graph.floats(1 / math.sqrt(WIDTH // HEADS)))
    mixed = graph.node('MatMul', graph.node('Softmax', share, axis=-1), v)
    mixed = graph.reshape(graph.node('Transpose', mixed, perm=[1, 0, 2]), [-1, WIDTH])
    x = graph.norm(graph.node('Add', x, graph.linear(mixed, layer.out)), layer.first)
    wide = graph.node('Gelu', graph.linear(x, layer.up), domain='com.microsoft')
    return graph.norm(graph.node('Add', x, graph.linear(wide, layer.down)), layer.second)


def mean(graph, x, out=''):
    return graph.node('ReduceMean', x, graph.const(np.array([0], np.int64)), keepdims=1, out=out)


def pooled(graph, x, head, out):
    shares = graph.node('Softmax', graph.head(x, head.claim, ''), axis=0)
    sum_up = graph.node('MatMul', graph.node('Transpose', shares, perm=[1, 0]), x)
    return graph.head(sum_up, head.say, out)


def late_heads(graph, x, model):
    embedding = mean(graph, x, 'embedding')
    pooled(graph, x, model.scam, 'score')
    graph.head(embedding, model.kind, 'kinds')
    graph.head(embedding, model.doubt, 'doubt')
    return [('embedding', [1, WIDTH]), ('score', [1, 1]), ('kinds', [1, model.kind.out_features]), ('doubt', [1, 1])]


def early_heads(graph, x, model):
    pooled(graph, x, model.early, 'early')
    graph.head(mean(graph, x), model.early_kind, 'earlyKinds')
    return [('early', [1, 1]), ('earlyKinds', [1, model.early_kind.out_features])]


def write(graph, path, inputs, outputs):
    body = graph.nodes + field(2, 'encoder') + graph.weights
    body += b''.join(field(11, port(*given)) for given in inputs)
    body += b''.join(field(12, port(name, 1, dims)) for name, dims in outputs)
    data = field(1, 9) + field(7, body) + field(8, field(1, '') + field(2, 18))
    data += field(8, field(1, 'com.microsoft') + field(2, 1))
    open(path, 'wb').write(data)
    return len(data)


IDS = ('ids', 7, ['tokens'])
STATES = ('states', 1, ['tokens', WIDTH])


def export(model, first, rest):
    """The early layers with their heads, and what goes on from the states they end with."""
    graph = Graph()
    x = embeddings(graph, model)
    for layer in model.layers[:EARLY]:
        x = block(graph, x, layer)
    x = graph.node('Identity', x, out='states')
    size = write(graph, first, [IDS], [('states', ['tokens', WIDTH]), *early_heads(graph, x, model)])
    graph, x = Graph(), 'states'
    for layer in model.layers[EARLY:]:
        x = block(graph, x, layer)
    return size, write(graph, rest, [STATES], late_heads(graph, x, model))
